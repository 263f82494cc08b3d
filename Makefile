# Outremer. Plain `make` prints this help.

export CGO_ENABLED := 0
# The same flags for building and testing, so that both share the build cache.
export GOFLAGS := -trimpath

.DEFAULT_GOAL := help
.PHONY: help run build test dev bench lint fmt generate

help: ## print this help
	@echo 'make TARGET, where TARGET is one of'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-10s %s\n", $$1, $$2 }'

run: build ## build, and serve http://localhost:8080 with the database in ./data
	./bin/outremer serve

build: ## build bin/outremer
	go build -ldflags '-s -w' -o bin/outremer ./cmd/outremer

test: ## run every check there is, as the CI does; FUZZTIME=10s per fuzz target
	./scripts/test.sh

dev: ## serve, and build and start again whenever a source file changes
	./scripts/dev.sh

bench: build ## run the benchmarks, one JSON object per line
	./bin/outremer bench

lint: ## look for mistakes: gofmt, go vet, staticcheck
	./scripts/test.sh format vet staticcheck

fmt: ## format all Go files
	gofmt -w .

generate: ## write the generated files anew
	go generate ./...
