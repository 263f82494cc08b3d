package main

// Mail, web hooks and sign-in providers are reached by https. A machine without certificates of its
// own, such as an empty container image, uses these; wherever there are some, they are not looked at.
import _ "golang.org/x/crypto/x509roots/fallback"
