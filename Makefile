# Outremer. Plain `make` prints this help.

export CGO_ENABLED := 0
# The same flags for building and testing, so that both share the build cache.
export GOFLAGS := -trimpath

.DEFAULT_GOAL := help
.PHONY: help run build client engine site types check test e2e walk repeat dev bench nodes baseline lint fmt generate boards keep mutants chaos club rolling release

help: ## print this help
	@echo 'make TARGET, where TARGET is one of'
	@sed -n 's/^\([a-z0-9]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-10s %s\n", $$1, $$2 }'

run: build ## build, and serve http://localhost:8080 with the database in ./data
	./bin/outremer serve

build: client ## build bin/outremer, with the browser client in it
	go build -ldflags '-s -w' -o bin/outremer ./cmd/outremer

# The client is built again only when one of its files has changed.
CLIENT := client
CLIENT_FILES := $(shell find atlas/boards $(CLIENT)/src $(CLIENT)/public $(CLIENT)/scripts $(CLIENT)/*.json $(CLIENT)/*.html $(CLIENT)/*.ts $(CLIENT)/*.js -type f)

client: $(CLIENT)/dist/index.html ## build the browser client

ENGINES := $(patsubst games/engine_%.go,$(CLIENT)/engine/%.engine,$(wildcard games/engine_*.go)) $(CLIENT)/engine/judge/judge.engine

$(CLIENT)/dist/index.html: $(CLIENT)/node_modules/.installed $(CLIENT_FILES) $(ENGINES)
	npm --prefix $(CLIENT) run --silent build

# What Go builds is up to date at once if nothing has changed, and then the files stay as they are.
engine: ## build the engines that let a browser play without a server, one for each title, and the adjudicator's
	./scripts/engine.sh

$(ENGINES): engine ;

site: engine $(CLIENT)/node_modules/.installed ## write site/: plain files that play all games without a server, for any web space
	npm --prefix $(CLIENT) run --silent site
	go run ./cmd/site site/docs
	rm -rf site/.vite
	node $(CLIENT)/scripts/offline.mjs site

# Looking at all types takes half a minute, so it is done only when a file has changed.
types: $(CLIENT)/node_modules/.checked

$(CLIENT)/node_modules/.checked: $(CLIENT)/node_modules/.installed $(CLIENT_FILES) $(shell find $(CLIENT)/tests $(CLIENT)/e2e -name '*.ts')
	npm --prefix $(CLIENT) run --silent check
	touch $@

$(CLIENT)/node_modules/.installed: $(CLIENT)/package.json $(CLIENT)/package-lock.json
	npm --prefix $(CLIENT) ci --no-audit --no-fund
	touch $@

check: ## the quick loop: format, vet, the Go tests with a sample of their games, scenarios, types of the client
	./scripts/test.sh quick

test: ## run every check there is, as the CI does; FUZZ=10 fuzzes ten times as long
	./scripts/test.sh

e2e: build ## one browser test: make e2e T='kings -g plot'; TRACE=1 keeps a trace of what fails
	./scripts/need.sh chromium chromium-headless-shell
	npm --prefix $(CLIENT) run --silent e2e -- $(T)

walk: build ## guides and moments of every title at eight sizes: nothing covers what can be chosen; make walk T=thywill SIZES=844x390
	./scripts/need.sh chromium chromium-headless-shell
	WALK="$(or $(SIZES),all)" npm --prefix $(CLIENT) run --silent e2e -- walk-$(T)

RACE := 20
BROWSER := 10
repeat: ## hunt failures by chance: the race suite under load, and the browser suite; RACE=20 BROWSER=10 times
	./scripts/repeat.sh $(RACE) $(BROWSER)

dev: ## serve, and build and start again whenever a source file changes
	./scripts/dev.sh

bench: build ## run the benchmarks, one JSON object per line, beside the newest baseline
	./bin/outremer bench $(addprefix --baseline ,$(lastword $(sort $(wildcard bench/baseline/*.jsonl))))

nodes: build ## nodes on one PostgreSQL of its own, beside one on SQLite: moves, how soon they are seen elsewhere, a week of a community
	./scripts/need.sh postgres
	FSYNC=on ./scripts/postgres.sh bash -c './bin/outremer bench --nodes "$$OUTREMER_TEST_DATABASE"'

ROWS :=
baseline: build ## keep what the benchmarks say now, for later ones: make baseline ROWS=long,copy
	mkdir -p bench/baseline
	{ echo "# outremer $$(git describe --tags --always --dirty), $$(nproc) cores, load$$(uptime | sed 's/.*average://')"; \
	./bin/outremer bench $(addprefix --only ,$(ROWS)); } > bench/baseline/$$(date +%F).jsonl

lint: ## look for mistakes: gofmt, go vet, staticcheck, and the same for the client
	./scripts/test.sh client types style format vet staticcheck

fmt: $(CLIENT)/node_modules/.installed ## format all files
	gofmt -w $$(git ls-files '*.go')
	npm --prefix $(CLIENT) run --silent format

keep: ## keep games of the current revision as they are played now: make keep TITLE=kings
	./scripts/keep.sh $(TITLE)

N := 200
SEED := 1
mutants: ## do the tests notice a broken rule: make mutants TITLE=kings N=200 SEED=1 (or TITLE=diplomacy)
	@go run ./cmd/mutants -n $(N) -seed $(SEED) $(if $(wildcard games/$(TITLE)/doc.go),games/,)$(TITLE)

FAULTS := 100
chaos: build ## three nodes on one PostgreSQL, killed, stopped and cut off under load: nothing is lost; make chaos FAULTS=100
	./scripts/need.sh postgres
	./scripts/postgres.sh go run ./cmd/chaos -faults $(FAULTS)

TABLES := 1000
MINUTES := 10
club: build ## one server on SQLite with many tables, a backup, a restore and a full disk meanwhile; make club TABLES=1000 MINUTES=10
	./scripts/club.sh $(TABLES) $(MINUTES)

rolling: build ## nodes of the program before the last change of the schema give way to this one, under load; make rolling OLD=v1.2
	./scripts/need.sh postgres
	./scripts/rolling.sh $(OLD)

PLATFORMS := linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64
release: client ## what a version is handed out as, in dist/; make release PLATFORMS=linux/amd64
	go -C tools build -o ../bin/release ./release
	./bin/release -platforms $(PLATFORMS)

generate: ## write the generated files anew
	go generate ./...

boards: atlas/node_modules/.installed ## draw the boards anew: make boards BOARDS='kings cardinals'
	node atlas/draw.mjs $(BOARDS)

atlas/node_modules/.installed: atlas/package.json atlas/package-lock.json
	npm --prefix atlas ci --no-audit --no-fund
	touch $@
