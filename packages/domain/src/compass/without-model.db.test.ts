import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getAnalysis, analysisHarness, createModel, ofText, TOPIC } from "../testing/analysis-harness";
import { fakeWriter } from "../testing/fake-writer";
import type { WritingFailure } from "../writing/model/writing-event";
import type { AnalysisEvent } from "./model/analysis-view";
const database = useTestDatabase();
const { run, countAnalyses, listGenerations } = analysisHarness(database);
const kinds = (events: AnalysisEvent[]) => events.map(({ kind }) => kind);
async function make() {
  return toActor(await createUser(database.db));
}

describe("without the model", () => {
  const failures: Record<Exclude<WritingFailure, "stopped">, true> = {
    quota: true,
    busy: true,
    unavailable: true,
    timeout: true,
    refused: true,
    cut: true,
    unusable: true,
    configuration: true,
  };
  test.each(Object.keys(failures) as WritingFailure[])(
    "topics are extracted when the model fails with %s",
    async (reason) => {
      const actor = await make();
      const writer = fakeWriter("model", {
        findTopics(_task, { onTopic }) {
          onTopic?.({ ...TOPIC, title: "Begun" });
          return Promise.resolve({ kind: "failed", reason, partial: "" });
        },
      });
      const events = await run(actor, ofText(), { writer });
      expect(kinds(events)).toEqual(["source", "stage", "topic", "extracting", "topic", "done"]);
      expect(getAnalysis(events)).toMatchObject({ topics: [TOPIC], engine: "outline", model: "outline" });
      expect(await listGenerations(actor)).toMatchObject([
        { engine: "model", failure: reason, units: 0, state: "free", inputTokens: null },
        { engine: "outline", failure: null, units: 0, state: "free" },
      ]);
    },
  );

  test("topics are extracted when the model leaves none, and its tokens are recorded", async () => {
    const actor = await make();
    const writer = createModel([{ ...TOPIC, quote: "Nothing of this stands there." }]);
    const events = await run(actor, ofText(), { writer });
    expect(kinds(events)).toEqual(["source", "stage", "extracting", "topic", "done"]);
    expect(getAnalysis(events).engine).toBe("outline");
    expect(await listGenerations(actor)).toMatchObject([{ inputTokens: 900 }, { inputTokens: null }]);
  });

  test("without any topic the result is no_topics, and nothing is saved", async () => {
    const actor = await make();
    const none = { findTopics: createModel([]).findTopics };
    const events = await run(actor, ofText(), {
      writer: createModel([]),
      outlineWriter: fakeWriter("outline", none),
    });
    expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
    expect(await countAnalyses(actor)).toBe(0);
  });

  test("an outline composer configured as the model is called once", async () => {
    const actor = await make();
    const outlineWriter = fakeWriter("outline", { findTopics: createModel([]).findTopics });
    const events = await run(actor, ofText(), { writer: outlineWriter, outlineWriter });
    expect(kinds(events)).toEqual(["source", "stage", "failed"]);
    expect(await listGenerations(actor)).toHaveLength(1);
  });
});
