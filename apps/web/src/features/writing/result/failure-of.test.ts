import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import type { WritingJob } from "./create-writing";
import { failureOf } from "./failure-of";
import { versionOf } from "./version-of.fixture";

const write: WritingJob = { id: "c", kind: "write", engine: null };
const outline: WritingJob = { id: "c", kind: "write", engine: "outline" };
const rewrite: WritingJob = { id: "c", kind: "rewrite", versionId: "v", rewrite: "shorter" };
const kept = versionOf(1, { partial: true });
const answer = (data: object) => TRPCClientError.from({ error: { message: "", code: -1, data } } as never);

test("none, nothing", () => {
  expect(failureOf({ failure: null, version: null, job: write }, "model")).toBe(null);
});

test("what a model failed at costs nothing, and an outline is offered", () => {
  for (const version of [null, kept])
    expect(failureOf({ failure: "quota", version, job: write }, "model")).toEqual({
      kind: "reason",
      reason: "quota",
      cost: "nothing",
      outline: true,
    });
});

test("stopped after text had come: an AI post; before: none", () => {
  expect(failureOf({ failure: "stopped", version: kept, job: write }, "model")).toMatchObject({
    cost: "one",
  });
  expect(failureOf({ failure: "stopped", version: null, job: write }, "model")).toMatchObject({
    cost: "nothing",
  });
});

test("of what is free nothing is said, and no outline is offered instead of one", () => {
  for (const [job, engine] of [
    [outline, "model"],
    [write, "outline"],
    [rewrite, "model"],
  ] as const)
    expect(failureOf({ failure: "stopped", version: kept, job }, engine)).toMatchObject({
      cost: null,
      outline: false,
    });
});

test("a lost connection: an AI post if text was kept, else nobody knows", () => {
  for (const failure of [new TypeError("network"), answer(undefined as never)]) {
    expect(failureOf({ failure, version: kept, job: write }, "model")).toMatchObject({
      reason: "lost",
      cost: "one",
    });
    expect(failureOf({ failure, version: null, job: write }, "model")).toMatchObject({
      reason: "lost",
      cost: null,
    });
  }
});

test("the server's own words: the limit has a card, the others a text by their code", () => {
  const limit = answer({ httpStatus: 402, domain: { code: "ai_limit_reached", data: { limit: 3 } } });
  expect(failureOf({ failure: limit, version: null, job: write }, "model")).toEqual({ kind: "limit" });
  const gone = answer({ httpStatus: 404, domain: { code: "composition_not_found", data: {} } });
  const broken = answer({ httpStatus: 500, errorId: "E-1" });
  for (const error of [gone, broken])
    expect(failureOf({ failure: error, version: null, job: write }, "model")).toEqual({
      kind: "answered",
      error,
    });
});
