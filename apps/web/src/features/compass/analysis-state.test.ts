import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { expect, test } from "vitest";
import { analysisState, type AnalysisState, type AnalysisStep } from "./analysis-state";

const topic = (title: string) => ({ title, angle: "An angle", quote: "A sentence.", keywords: [] });
const analysis = { id: "a", topics: [topic("one")] } as unknown as AnalysisView;
const after = (...steps: AnalysisStep[]): AnalysisState =>
  steps.reduce(analysisState, { phase: "idle" } as AnalysisState);
const url: AnalysisStep = {
  kind: "start",
  input: { source: { kind: "url", url: "https://example.com" }, language: "en" },
};
const text: AnalysisStep = { kind: "start", input: { source: { kind: "text", text: "" }, language: "de" } };

const source = { language: "de", truncated: true } as const;

test("a page is fetched and read first, a pasted text is not", () => {
  expect(after(url)).toMatchObject({ phase: "running", kind: "url", stage: "fetching", topics: [] });
  expect(after(url, { kind: "stage", stage: "reading" })).toMatchObject({ stage: "reading" });
  expect(after(text)).toMatchObject({ phase: "running", kind: "text", language: "de", stage: "finding" });
  expect(after(url, { kind: "stage", stage: "finding" })).toMatchObject({ stage: "finding" });
});

test("topics appear as they arrive, and extracted ones replace them", () => {
  const came = [url, { kind: "topic", topic: topic("one") }, { kind: "topic", topic: topic("two") }] as const;
  expect(after(...came)).toMatchObject({
    stage: "finding",
    topics: [{ title: "one" }, { title: "two" }],
    extracting: false,
  });
  const extracting = after(...came, { kind: "extracting" });
  expect(extracting).toMatchObject({ topics: [], extracting: true });
  expect(analysisState(extracting, { kind: "topic", topic: topic("three") })).toMatchObject({
    topics: [{ title: "three" }],
    extracting: true,
  });
});

test("the source is kept until the end of an analysis and not for the next one", () => {
  expect(after(url, { kind: "source", source })).toMatchObject({ phase: "running", source });
  const done = [url, { kind: "source", source }, { kind: "extracting" }, { kind: "done", analysis }] as const;
  expect(after(...done)).toEqual({ phase: "done", analysis, source });
  expect(after(...done, text)).toMatchObject({ phase: "running", source: null });
});

test("an analysis ends done, failed or stopped", () => {
  expect(after(url, { kind: "done", analysis })).toEqual({ phase: "done", analysis, source: null });
  expect(after(url, { kind: "failed", reason: "login_wall" })).toEqual({
    phase: "failed",
    kind: "url",
    failure: { reason: "login_wall" },
  });
  expect(after(text, { kind: "cut" })).toEqual({
    phase: "failed",
    kind: "text",
    failure: { reason: "lost" },
  });
  const error = new Error("no");
  expect(after(text, { kind: "broken", error })).toEqual({
    phase: "failed",
    kind: "text",
    failure: { error },
  });
  expect(after(url, { kind: "stop" })).toEqual({ phase: "stopped" });
  // Stopped by the server is shown like stopped by the user.
  expect(after(url, { kind: "failed", reason: "stopped" })).toEqual({ phase: "stopped" });
});

test("an ended analysis ignores further steps until a new one starts", () => {
  const ends: AnalysisStep[] = [{ kind: "done", analysis }, { kind: "stop" }, { kind: "cut" }];
  const late: AnalysisStep[] = [
    { kind: "topic", topic: topic("late") },
    { kind: "failed", reason: "busy" },
    { kind: "broken", error: new Error("late") },
    { kind: "stop" },
  ];
  for (const end of ends) for (const step of late) expect(after(url, end, step)).toEqual(after(url, end));
  for (const end of ends) expect(after(url, end, text)).toEqual(after(text));
  expect(after({ kind: "topic", topic: topic("early") })).toEqual({ phase: "idle" });
  expect(after(url, { kind: "cut" }, { kind: "reset" })).toEqual({ phase: "idle" });
});
