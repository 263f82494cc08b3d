// Package status has the numbers of answers. They are those of net/http, which an engine in the browser
// does without: it weighs as much as a title.
package status

// What answers say of themselves.
const (
	OK                    = 200
	Created               = 201
	NoContent             = 204
	BadRequest            = 400
	Unauthorized          = 401
	Forbidden             = 403
	NotFound              = 404
	RequestTimeout        = 408
	Conflict              = 409
	Gone                  = 410
	RequestEntityTooLarge = 413
	UnsupportedMediaType  = 415
	UnprocessableEntity   = 422
	TooManyRequests       = 429
	InternalServerError   = 500
	ServiceUnavailable    = 503
)

var texts = map[int]string{
	OK: "OK", Created: "Created", NoContent: "No Content", BadRequest: "Bad Request", Unauthorized: "Unauthorized", Forbidden: "Forbidden", NotFound: "Not Found",
	RequestTimeout: "Request Timeout", Conflict: "Conflict", Gone: "Gone", RequestEntityTooLarge: "Request Entity Too Large", UnsupportedMediaType: "Unsupported Media Type",
	UnprocessableEntity: "Unprocessable Entity", TooManyRequests: "Too Many Requests", InternalServerError: "Internal Server Error",
	ServiceUnavailable: "Service Unavailable",
}

// Text returns the words for a number; "" for one that has none.
func Text(n int) string { return texts[n] }
