import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { INITIAL, type AssistantState, type WritingJob } from "./assistant-state";
import { findFailure } from "./find-failure";
import { createVersion } from "./create-version.fixture";

const write: WritingJob = { id: "c", kind: "write", engine: null };
const outline: WritingJob = { id: "c", kind: "write", engine: "outline" };
const rewrite: WritingJob = { id: "c", kind: "rewrite", versionId: "v", rewrite: "shorter" };
const stored = createVersion(1, { partial: true });
const answer = (data: object) => TRPCClientError.from({ error: { message: "", code: -1, data } } as never);

const ended = (of: Partial<AssistantState>, engine: "model" | "outline") =>
  findFailure({ ...INITIAL, certain: true, ...of }, engine);

test("without a failure there is nothing to show", () => {
  expect(ended({ failure: null, version: null, job: write }, "model")).toBe(null);
});

test("a failure of a model costs nothing, and an outline is offered", () => {
  for (const version of [null, stored])
    expect(ended({ failure: "quota", version, job: write }, "model")).toEqual({
      kind: "reason",
      reason: "quota",
      cost: "nothing",
      outline: true,
    });
});

test("a stop costs an AI post once text has arrived", () => {
  expect(ended({ failure: "stopped", version: stored, job: write }, "model")).toMatchObject({
    cost: "one",
  });
  expect(ended({ failure: "stopped", version: null, job: write }, "model")).toMatchObject({
    cost: "nothing",
  });
});

test("a stop with an uncertain outcome says nothing about its cost", () => {
  const stopped = { failure: "stopped", version: null, job: write } as const;
  // The server could not be reached.
  expect(ended({ ...stopped, text: "A b", certain: false }, "model")).toMatchObject({ cost: null });
  expect(ended({ ...stopped, certain: false }, "model")).toMatchObject({ cost: null });
  // The server has no version of the received text: not yet, or the composition was discarded.
  expect(ended({ ...stopped, text: "A b" }, "model")).toMatchObject({ cost: null });
});

test("a free job says nothing about its cost and offers no outline", () => {
  for (const [job, engine] of [
    [outline, "model"],
    [write, "outline"],
    [rewrite, "model"],
  ] as const)
    expect(ended({ failure: "stopped", version: stored, job }, engine)).toMatchObject({
      cost: null,
      outline: false,
    });
});

test("a lost connection costs an AI post when text was stored, and is uncertain otherwise", () => {
  for (const failure of [new TypeError("network"), answer(undefined as never)]) {
    expect(ended({ failure, version: stored, job: write }, "model")).toMatchObject({
      reason: "lost",
      cost: "one",
    });
    expect(ended({ failure, version: null, job: write }, "model")).toMatchObject({
      reason: "lost",
      cost: null,
    });
  }
});

test("the AI limit has its own kind, and other refusals are shown by their code", () => {
  const limit = answer({ httpStatus: 402, domain: { code: "ai_limit_reached", data: { limit: 3 } } });
  expect(ended({ failure: limit, version: null, job: write }, "model")).toEqual({ kind: "limit" });
  const gone = answer({ httpStatus: 404, domain: { code: "composition_not_found", data: {} } });
  const broken = answer({ httpStatus: 500, errorId: "E-1" });
  for (const error of [gone, broken])
    expect(ended({ failure: error, version: null, job: write }, "model")).toEqual({
      kind: "answered",
      error,
    });
});
