import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { expect, test } from "vitest";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";
import { progressWord } from "./progress-word";

/** What is said in the course of some steps. */
function said(...steps: AnalysisStep[]) {
  let state: AnalysisState = { phase: "idle" };
  return steps.flatMap((step) => {
    const next = analysisState(state, step);
    const word = progressWord(state, next);
    state = next;
    return word ?? [];
  });
}

const topic = { title: "A topic", angle: "An angle", quote: "A sentence.", keywords: [] };
const url: AnalysisStep = { kind: "start", input: { source: { kind: "url", url: "" }, language: "en" } };
const text: AnalysisStep = { kind: "start", input: { source: { kind: "text", text: "" }, language: "de" } };
const done = { kind: "done", analysis: {} as AnalysisView } as const;

test("each stage once, whatever comes in between, and the end", () => {
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
  expect(said(...steps)).toEqual(["fetching", "reading", "finding", "extracting", "done"]);
  // One that is remembered need not be taken apart.
  expect(said(url, { kind: "stage", stage: "finding" }, done)).toEqual(["fetching", "finding", "done"]);
  expect(said(text, { kind: "stage", stage: "finding" }, done)).toEqual(["finding", "done"]);
});

test("a stop is said once; a failure, and putting it away, is not", () => {
  expect(said(text, { kind: "stop" }, { kind: "stop" })).toEqual(["finding", "stopped"]);
  expect(said(text, { kind: "lost" }, { kind: "forget" })).toEqual(["finding"]);
});
