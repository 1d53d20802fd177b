import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { expect, test } from "vitest";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";
import { formatSeconds, progressMessage } from "./progress-message";

/** Returns the messages that some steps announce. */
function getMessages(...steps: AnalysisStep[]) {
  let state: AnalysisState = { phase: "idle" };
  return steps.flatMap((step) => {
    const next = analysisState(state, step);
    const message = progressMessage(state, next);
    state = next;
    return message ?? [];
  });
}

const topic = { title: "A topic", angle: "An angle", quote: "A sentence.", keywords: [] };
const url: AnalysisStep = { kind: "start", input: { source: { kind: "url", url: "" }, language: "en" } };
const text: AnalysisStep = { kind: "start", input: { source: { kind: "text", text: "" }, language: "de" } };
const done = { kind: "done", analysis: {} as AnalysisView } as const;

test("each stage and the end are announced once", () => {
  const steps: AnalysisStep[] = [
    url,
    { kind: "stage", stage: "fetching" },
    { kind: "stage", stage: "reading" },
    { kind: "source", source: { language: "en", truncated: false } },
    { kind: "stage", stage: "finding" },
    { kind: "topic", topic },
    { kind: "topic", topic },
    { kind: "extracting" },
    { kind: "topic", topic },
    done,
    { kind: "stop" },
  ];
  expect(getMessages(...steps)).toEqual(["fetching", "reading", "finding", "extracting", "done"]);
  // A cached page skips the stage `reading`.
  expect(getMessages(url, { kind: "stage", stage: "finding" }, done)).toEqual([
    "fetching",
    "finding",
    "done",
  ]);
  expect(getMessages(text, { kind: "stage", stage: "finding" }, done)).toEqual(["finding", "done"]);
});

test("a stop is announced once, a failure and a reset are not", () => {
  expect(getMessages(text, { kind: "stop" }, { kind: "stop" })).toEqual(["finding", "stopped"]);
  expect(getMessages(text, { kind: "cut" }, { kind: "reset" })).toEqual(["finding"]);
});

test.each([
  [2341, "en", "2.3"],
  [2341, "de", "2,3"],
  [3000, "en", "3.0"],
  [75_000, "de", "75,0"],
  [4, "en", "0.1"],
] as const)("%d ms in %s are %s seconds", (ms, locale, seconds) => {
  expect(formatSeconds(ms, locale)).toBe(seconds);
});
