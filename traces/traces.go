// Package traces tells a collector what the server spends its time on, in the form of OpenTelemetry: a
// span for each request, and below it one for each thing that the store had to do for it.
//
// A span says which kind of request it was, never which table, seat or person: those who run a site see
// no more of its games by it than their players do.
package traces

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strings"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
)

// Config says where traces go.
type Config struct {
	URL     string  // of a collector, such as http://localhost:4318
	Share   float64 // of requests that are traced, up to 1
	Version string  // of the program
	Log     *slog.Logger
}

// Traces makes spans and sends them. A collector that is slow or away holds nothing up: what does not
// fit into the queue is lost.
type Traces struct {
	provider *sdk.TracerProvider
	tracer   trace.Tracer
}

// Open returns traces that are sent from now on. Nobody is asked whether they arrive.
func Open(c Config) (*Traces, error) {
	to, err := endpoint(c.URL)
	if err != nil {
		return nil, err
	}
	if c.Share <= 0 || c.Share > 1 {
		return nil, fmt.Errorf("a share of %g: more than 0, at most 1", c.Share)
	}
	about := resource.NewSchemaless(attribute.String("service.name", "outremer"), attribute.String("service.version", c.Version))
	p := sdk.NewTracerProvider(sdk.WithResource(about), sdk.WithSampler(sdk.TraceIDRatioBased(c.Share)),
		sdk.WithBatcher(&exporter{to: to, log: c.Log}))
	return &Traces{p, p.Tracer("outremer")}, nil
}

// endpoint is where spans are posted.
func endpoint(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return "", errors.New("a collector has an address such as http://localhost:4318")
	}
	if !strings.HasSuffix(u.Path, "/v1/traces") {
		u = u.JoinPath("v1/traces")
	}
	return u.String(), nil
}

// Close sends what is left.
func (t *Traces) Close(ctx context.Context) error { return t.provider.Shutdown(ctx) }

// Request begins the span of a request. What a browser says of a trace that it has begun is not believed.
// Who calls ends it with the route and the status.
func (t *Traces) Request(r *http.Request, id string) (*http.Request, func(route string, status int)) {
	ctx, span := t.tracer.Start(r.Context(), "request", trace.WithSpanKind(trace.SpanKindServer), trace.WithNewRoot())
	return r.WithContext(ctx), func(route string, status int) {
		route = cmp.Or(route, r.Method)
		span.SetName(route)
		_, path, _ := strings.Cut(route, " ")
		span.SetAttributes(attribute.String("http.request.method", r.Method), attribute.String("http.route", path),
			attribute.Int("http.response.status_code", status), attribute.String("outremer.request", id))
		if status >= 500 {
			span.SetStatus(codes.Error, "")
		}
		span.End()
	}
}

// within begins a span of something done for whoever waits.
func (t *Traces) within(ctx context.Context, name string) (context.Context, func(error)) {
	ctx, span := t.tracer.Start(ctx, name, trace.WithSpanKind(trace.SpanKindClient))
	return ctx, func(err error) {
		if err != nil {
			span.SetStatus(codes.Error, "") // what went wrong may name a table: the log says it
		}
		span.End()
	}
}
