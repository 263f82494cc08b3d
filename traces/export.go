package traces

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"sync"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	sdk "go.opentelemetry.io/otel/sdk/trace"
)

// exporter posts spans as OTLP in JSON, which every collector takes. The exporters of OpenTelemetry itself
// would make the program 8 MB larger, with gRPC and Protocol Buffers, for the same bytes.
type exporter struct {
	to     string
	log    *slog.Logger
	client http.Client

	mu      sync.Mutex
	failing bool // and that was said
}

// The document that is posted.
type (
	document struct {
		Resources []resourceSpans `json:"resourceSpans"`
	}
	resourceSpans struct {
		Resource struct {
			Attributes []pair `json:"attributes"`
		} `json:"resource"`
		Scopes []scopeSpans `json:"scopeSpans"`
	}
	scopeSpans struct {
		Scope struct {
			Name string `json:"name"`
		} `json:"scope"`
		Spans []span `json:"spans"`
	}
	span struct {
		Trace      string `json:"traceId"`
		ID         string `json:"spanId"`
		Parent     string `json:"parentSpanId,omitempty"`
		Name       string `json:"name"`
		Kind       int    `json:"kind"`
		Start      string `json:"startTimeUnixNano"`
		End        string `json:"endTimeUnixNano"`
		Attributes []pair `json:"attributes,omitempty"`
		Status     struct {
			Code int `json:"code,omitempty"`
		} `json:"status"`
	}
	pair struct {
		Key   string `json:"key"`
		Value value  `json:"value"`
	}
	value struct {
		String *string `json:"stringValue,omitempty"`
		Int    *string `json:"intValue,omitempty"`
	}
)

const failed = 2 // the code of a status

// ExportSpans implements trace.SpanExporter. What cannot be sent is lost, and that is said once.
func (x *exporter) ExportSpans(ctx context.Context, spans []sdk.ReadOnlySpan) error {
	if len(spans) == 0 {
		return nil
	}
	x.say(x.post(ctx, documentOf(spans)))
	return nil
}

// Shutdown implements trace.SpanExporter.
func (x *exporter) Shutdown(context.Context) error {
	x.client.CloseIdleConnections()
	return nil
}

func (x *exporter) post(ctx context.Context, d document) error {
	b, err := json.Marshal(d)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, x.to, bytes.NewReader(b))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := x.client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	io.Copy(io.Discard, io.LimitReader(res.Body, 1<<16)) //nolint:errcheck // so that the connection can be used again
	if res.StatusCode >= 300 {
		return fmt.Errorf("%s", res.Status)
	}
	return nil
}

// say tells that traces do not arrive, or do again.
func (x *exporter) say(err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case err != nil && !x.failing:
		x.log.Warn("traces do not arrive", "at", x.to, "error", err)
	case err == nil && x.failing:
		x.log.Info("traces arrive again", "at", x.to)
	}
	x.failing = err != nil
}

// documentOf returns spans as they are posted. All are of one program.
func documentOf(spans []sdk.ReadOnlySpan) document {
	var all resourceSpans
	all.Resource.Attributes = pairs(spans[0].Resource().Attributes())
	var scope scopeSpans
	scope.Scope.Name = spans[0].InstrumentationScope().Name
	for _, s := range spans {
		scope.Spans = append(scope.Spans, spanOf(s))
	}
	all.Scopes = []scopeSpans{scope}
	return document{[]resourceSpans{all}}
}

func spanOf(s sdk.ReadOnlySpan) span {
	at := s.SpanContext()
	x := span{
		Trace: at.TraceID().String(), ID: at.SpanID().String(), Name: s.Name(), Kind: int(s.SpanKind()),
		Start: nanoseconds(s.StartTime()), End: nanoseconds(s.EndTime()), Attributes: pairs(s.Attributes()),
	}
	if s.Parent().SpanID().IsValid() {
		x.Parent = s.Parent().SpanID().String()
	}
	if s.Status().Code == codes.Error {
		x.Status.Code = failed
	}
	return x
}

func nanoseconds(t time.Time) string { return strconv.FormatInt(t.UnixNano(), 10) }

// pairs returns attributes; ours are texts and whole numbers.
func pairs(list []attribute.KeyValue) (out []pair) {
	for _, a := range list {
		text := a.Value.String()
		v := value{String: &text}
		if a.Value.Type() == attribute.INT64 {
			v = value{Int: &text}
		}
		out = append(out, pair{string(a.Key), v})
	}
	return out
}
