import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { analysisOf, analysisHarness, modelOf, ofText, TOPIC } from "../testing/analysis-harness";
import { fakeWriter } from "../testing/fake-writer";
import type { WritingFailure } from "../writing/model/writing-event";
import type { AnalysisEvent } from "./model/analysis-view";
const database = useTestDatabase();
const { run, countOf, generationsOf } = analysisHarness(database);
const kinds = (events: AnalysisEvent[]) => events.map(({ kind }) => kind);
async function make() {
  return actorOf(await createUser(database.db));
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
      expect(analysisOf(events)).toMatchObject({ topics: [TOPIC], engine: "outline", model: "outline" });
      expect(await generationsOf(actor)).toMatchObject([
        { engine: "model", failure: reason, units: 0, state: "free", inputTokens: null },
        { engine: "outline", failure: null, units: 0, state: "free" },
      ]);
    },
  );

  test("topics are extracted when the model leaves none, and its tokens are recorded", async () => {
    const actor = await make();
    const writer = modelOf([{ ...TOPIC, quote: "Nothing of this stands there." }]);
    const events = await run(actor, ofText(), { writer });
    expect(kinds(events)).toEqual(["source", "stage", "extracting", "topic", "done"]);
    expect(analysisOf(events).engine).toBe("outline");
    expect(await generationsOf(actor)).toMatchObject([{ inputTokens: 900 }, { inputTokens: null }]);
  });

  test("without any topic the result is no_topics, and nothing is saved", async () => {
    const actor = await make();
    const none = { findTopics: modelOf([]).findTopics };
    const events = await run(actor, ofText(), {
      writer: modelOf([]),
      outlineWriter: fakeWriter("outline", none),
    });
    expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
    expect(await countOf(actor)).toBe(0);
  });

  test("an outline composer configured as the model is called once", async () => {
    const actor = await make();
    const outlineWriter = fakeWriter("outline", { findTopics: modelOf([]).findTopics });
    const events = await run(actor, ofText(), { writer: outlineWriter, outlineWriter });
    expect(kinds(events)).toEqual(["source", "stage", "failed"]);
    expect(await generationsOf(actor)).toHaveLength(1);
  });
});
