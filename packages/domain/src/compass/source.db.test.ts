import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { toActor } from "../testing/to-actor";
import {
  getAnalysis,
  analysisHarness,
  createModel,
  ofPage,
  ofText,
  pagesLike,
  SENTENCE,
  TEXT,
  TOPIC,
} from "../testing/analysis-harness";
import { fakeWriter } from "../testing/fake-writer";
import type { AnalysisEvent } from "./model/analysis-view";
const database = useTestDatabase();
const { run, countAnalyses, listGenerations } = analysisHarness(database);
async function make() {
  return toActor(await createUser(database.db));
}
const sourceIn = (events: AnalysisEvent[]) =>
  events.flatMap((event) => (event.kind === "source" ? [event.source] : []));

const FRENCH =
  "Beaucoup de réunions n'ont pas été préparées, et nous avons perdu quatre heures chaque semaine à cause de cela.";
const OF_FRENCH = { ...TOPIC, quote: "Beaucoup de réunions n'ont pas été préparées" };

const GERMAN =
  "Ein Team von dreien ordnete zuerst seine Briefe, und niemand musste dafür eingestellt werden.";
const NUMBERS = "12 34 56 78 ".repeat(6);

describe("the language of the source is detected and emitted", () => {
  test.each([
    ["en", TEXT],
    ["de", GERMAN],
    ["other", FRENCH],
    [null, NUMBERS],
  ] as const)("%s, of a pasted text and of a page", async (language, text) => {
    for (const [input, pages] of [
      [ofText(text), pagesLike()],
      [ofPage(), pagesLike({ text })],
    ] as const)
      expect(sourceIn(await run(await make(), input, { pages }))).toEqual([{ language, truncated: false }]);
  });
});

describe("a text that is neither English nor German", () => {
  const asPages = () => [
    [ofText(FRENCH), pagesLike()] as const,
    [ofPage(), pagesLike({ text: FRENCH })] as const,
  ];

  test("a model still finds its topics", async () => {
    for (const [input, pages] of asPages()) {
      const events = await run(await make(), input, { pages, writer: createModel([OF_FRENCH]) });
      expect(getAnalysis(events)).toMatchObject({ engine: "model", topics: [OF_FRENCH] });
    }
  });

  test("without a model the writer is not called, and the result is no_topics", async () => {
    for (const [input, pages] of asPages()) {
      const actor = await make();
      const findTopics = vi.fn(createModel([OF_FRENCH]).findTopics);
      const outlineWriter = fakeWriter("outline", { findTopics });
      const events = await run(actor, input, { pages, writer: outlineWriter, outlineWriter });
      expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
      expect(findTopics).not.toHaveBeenCalled();
      expect([await countAnalyses(actor), (await listGenerations(actor)).length]).toEqual([0, 0]);
    }
  });

  test("a model that fails, or leaves no topic, is not replaced by extraction", async () => {
    const failing = fakeWriter("model", {
      findTopics: () => Promise.resolve({ kind: "failed", reason: "unavailable", partial: "" }),
    });
    for (const writer of [failing, createModel([])])
      for (const [input, pages] of asPages()) {
        const findTopics = vi.fn(createModel([OF_FRENCH]).findTopics);
        const outlineWriter = fakeWriter("outline", { findTopics });
        const events = await run(await make(), input, { pages, writer, outlineWriter });
        expect(events.map(({ kind }) => kind)).not.toContain("extracting");
        expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
        expect(findTopics).not.toHaveBeenCalled();
      }
  });

  test("topics of a text in an undetected language are extracted", async () => {
    const found = { ...TOPIC, quote: "12 34 56 78" };
    const outlineWriter = fakeWriter("outline", { findTopics: createModel([found]).findTopics });
    const events = await run(await make(), ofText(NUMBERS), { writer: createModel([]), outlineWriter });
    expect(getAnalysis(events).engine).toBe("outline");
  });
});

describe("a source that is longer than the analysed part is marked as truncated", () => {
  test("when the page reader truncated it", async () => {
    const events = await run(await make(), ofPage(), { pages: pagesLike({ truncated: true }) });
    expect(sourceIn(events)).toEqual([{ language: "en", truncated: true }]);
  });

  test("when the analysis truncated it", async () => {
    const text = `${SENTENCE} ${"It was sorted again. ".repeat(600)}`;
    const events = await run(await make(), ofPage(), { pages: pagesLike({ text }) });
    expect(sourceIn(events)).toEqual([{ language: "en", truncated: true }]);
  });
});
