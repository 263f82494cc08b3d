package people

// OIDCClient is filled in below.
type OIDCClient struct{}
