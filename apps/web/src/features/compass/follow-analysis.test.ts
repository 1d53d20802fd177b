import type { AnalysisEvent } from "@takt/domain/compass/model/analysis-view";
import { expect, test, vi } from "vitest";
import { followAnalysis } from "./follow-analysis";

const finding: AnalysisEvent = { kind: "stage", stage: "finding" };
const failed: AnalysisEvent = { kind: "failed", reason: "busy" };

async function* stream(...events: (AnalysisEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event;
    yield event;
  }
}
async function told(...events: (AnalysisEvent | Error)[]) {
  const tell = vi.fn();
  await followAnalysis(stream(...events), tell);
  return tell.mock.calls.flat();
}

test("each event in order, and nothing after the last", async () => {
  expect(await told(finding, failed, finding)).toEqual([finding, failed]);
});

test("a stream without its last event was cut", async () => {
  expect(await told(finding)).toEqual([finding, { kind: "lost" }]);
  expect(await told()).toEqual([{ kind: "lost" }]);
});

test("an error is the caller's", async () => {
  await expect(told(finding, new Error("cut"))).rejects.toThrow("cut");
});
