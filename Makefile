# `make` or `make help` lists the targets. Each one is a script in Scripts/ or one line of Swift's package manager.

GUIDES ?= Documentation/Samples/Driftwood.md
SHELL := /bin/bash

.DEFAULT_GOAL := help
.PHONY: help setup build run test format lint

help: ## what can be made
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' Makefile | expand -t 16

setup: ## installs what is missing: Debian packages and pinned fonts
	@Scripts/setup

build: setup ## builds `vitrine` into .build/release
	@Scripts/swift build -c release

run: build ## builds the gallery of GUIDES and serves it on http://127.0.0.1:8420
	@.build/release/vitrine guide $(GUIDES) --out gallery --serve

test: setup ## builds everything and runs all tests of both packages
	@Scripts/test

format: ## formats the Swift sources
	@swift format format --in-place --parallel --recursive Package.swift Sources Tests Runtime

lint: ## checks formatting, scripts and the rules for sources
	@Scripts/lint
