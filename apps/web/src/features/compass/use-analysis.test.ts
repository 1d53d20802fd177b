import type { AnalysisEvent } from "@takt/domain/compass/model/analysis-view";
import { expect, test, vi } from "vitest";
import { followAnalysis } from "./use-analysis";

const finding: AnalysisEvent = { kind: "stage", stage: "finding" };
const failed: AnalysisEvent = { kind: "failed", reason: "busy" };

async function* stream(...events: (AnalysisEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event;
    yield event;
  }
}
async function emitted(...events: (AnalysisEvent | Error)[]) {
  const emit = vi.fn();
  await followAnalysis(() => Promise.resolve(stream(...events)), emit);
  return emit.mock.calls.flat();
}

test("events are emitted in order up to the last one", async () => {
  expect(await emitted(finding, failed, finding)).toEqual([finding, failed]);
});

test("a stream without a last event is lost", async () => {
  expect(await emitted(finding)).toEqual([finding, { kind: "lost" }]);
  expect(await emitted()).toEqual([{ kind: "lost" }]);
});

test("a stream that breaks off is refused with its error, and so is a call that fails", async () => {
  const error = new Error("cut");
  expect(await emitted(finding, error)).toEqual([finding, { kind: "refused", error }]);
  const emit = vi.fn();
  await followAnalysis(() => Promise.reject(error), emit);
  expect(emit.mock.calls).toEqual([[{ kind: "refused", error }]]);
});
