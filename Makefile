# `make` or `make help` lists the targets. Each one is a script in Scripts/ or one line of Swift's package manager.

GUIDES ?= Documentation/Samples/Driftwood.md
ROUNDS ?= 9
ONLY ?=
SHELL := /bin/bash

.DEFAULT_GOAL := help
.PHONY: help setup build run test pictures bench bench-counts bench-setup coverage spec-mutate format lint

help: ## what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 20

setup: ## installs what is missing: Debian packages and pinned fonts
	@Scripts/setup

build: setup ## builds `vitrine` into .build/release
	@Scripts/swift build -c release

run: build ## serves GUIDES live on this machine, port 8420, and prints the address
	@.build/release/vitrine serve $(GUIDES)

test: setup ## builds everything and runs all tests of both packages
	@Scripts/install_packages test-packages.apt
	@Scripts/test

pictures: setup ## makes the pictures of Documentation/Families anew where they differ
	@cd Runtime && VITRINE_MAKES_PICTURES=1 ../Scripts/swift test -c release --scratch-path ../.build \
	  --disable-testable-imports --disable-xctest --filter PictureTests

bench: build bench-setup ## measures speed and memory beside peers: ROUNDS=9, ONLY=list,row, CLEAN=1 with a clean build
	@python3 Scripts/bench --rounds $(ROUNDS) --only "$(ONLY)" $(if $(CLEAN),--clean)

bench-counts: build bench-setup ## counts work and instructions and records them; with CHECK=1 fails where there are more
	@python3 Scripts/bench --counts --only "$(ONLY)" $(if $(CHECK),--check)

# Browsers, Qt and Pango, which nothing but the two targets above needs.
bench-setup: setup
	@python3 Scripts/bench/setup_peers.py

coverage: setup ## writes Documentation/Coverage anew: every name of SwiftUI, its status, and the test that shows it
	@cd Runtime && ../Scripts/swift build -c release --scratch-path ../.build --disable-testable-imports --disable-xctest \
	  --build-tests
	@python3 Scripts/coverage --build .build/release

spec-mutate: ## after make test: alters fifty requirements at random and sees that their tests fail
	@Scripts/spec_mutate

format: ## formats the Swift sources
	@swift format format --in-place --parallel --recursive Package.swift Sources Tests Runtime

lint: ## checks formatting, scripts and the rules for sources
	@Scripts/lint
