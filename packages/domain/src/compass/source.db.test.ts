import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { actorOf } from "../testing/actor-of";
import {
  analysisOf,
  analysisTrial,
  modelOf,
  ofPage,
  ofText,
  pagesLike,
  SENTENCE,
  textsIn,
  TOPIC,
} from "../testing/analysis-trial";
import { fakeWriter } from "../testing/fake-writer";
import type { AnalysisEvent } from "./model/analysis-view";
const database = useTestDatabase();
const { run, countOf, generationsOf } = analysisTrial(database);
async function make() {
  return actorOf(await createUser(database.db));
}
const sourceIn = (events: AnalysisEvent[]) =>
  events.flatMap((event) => (event.kind === "source" ? [event.source] : []));

const FRENCH =
  "Beaucoup de réunions n'ont pas été préparées, et nous avons perdu quatre heures chaque semaine à cause de cela.";
const OF_FRENCH = { ...TOPIC, quote: "Beaucoup de réunions n'ont pas été préparées" };

describe("the language of the source is told", () => {
  test.each(["en", "de", "other", null] as const)("of a pasted text: %s", async (language) => {
    const pages = textsIn(language);
    const events = await run(await make(), ofText(), { pages });
    expect(sourceIn(events)).toEqual([{ language, truncated: false }]);
    expect(pages.languageOf).toHaveBeenCalledOnce();
  });

  test.each([
    ["de", "de"],
    [null, "other"],
  ] as const)("of a page, as its reader says: %s is %s", async (language, told) => {
    const pages = pagesLike({ language });
    expect(sourceIn(await run(await make(), ofPage(), { pages }))).toEqual([
      { language: told, truncated: false },
    ]);
    expect(pages.languageOf).not.toHaveBeenCalled();
  });
});

describe("a text that is neither English nor German", () => {
  const asPages = () => [
    [ofText(FRENCH), textsIn("other")] as const,
    [ofPage(), pagesLike({ text: FRENCH, language: null })] as const,
  ];

  test("a model finds its topics all the same", async () => {
    for (const [input, pages] of asPages()) {
      const events = await run(await make(), input, { pages, writer: modelOf([OF_FRENCH]) });
      expect(analysisOf(events)).toMatchObject({ engine: "model", topics: [OF_FRENCH] });
    }
  });

  test("without a model nothing is asked, and no topics is the answer", async () => {
    for (const [input, pages] of asPages()) {
      const actor = await make();
      const findTopics = vi.fn(modelOf([OF_FRENCH]).findTopics);
      const outlineWriter = fakeWriter("outline", { findTopics });
      const events = await run(actor, input, { pages, writer: outlineWriter, outlineWriter });
      expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
      expect(findTopics).not.toHaveBeenCalled();
      expect([await countOf(actor), (await generationsOf(actor)).length]).toEqual([0, 0]);
    }
  });

  test("a model that fails, or leaves none, is not replaced by extraction", async () => {
    const failing = fakeWriter("model", {
      findTopics: () => Promise.resolve({ kind: "failed", reason: "unavailable", partial: "" }),
    });
    for (const writer of [failing, modelOf([])])
      for (const [input, pages] of asPages()) {
        const findTopics = vi.fn(modelOf([OF_FRENCH]).findTopics);
        const outlineWriter = fakeWriter("outline", { findTopics });
        const events = await run(await make(), input, { pages, writer, outlineWriter });
        expect(events.map(({ kind }) => kind)).not.toContain("extracting");
        expect(events.at(-1)).toEqual({ kind: "failed", reason: "no_topics" });
        expect(findTopics).not.toHaveBeenCalled();
      }
  });

  test("one whose language could not be told is extracted from as ever", async () => {
    const outlineWriter = fakeWriter("outline", { findTopics: modelOf([TOPIC]).findTopics });
    const events = await run(await make(), ofText(), {
      pages: textsIn(null),
      writer: modelOf([]),
      outlineWriter,
    });
    expect(analysisOf(events).engine).toBe("outline");
  });
});

describe("what is longer than what was analysed says so", () => {
  test("a page, when its reader has cut it", async () => {
    const events = await run(await make(), ofPage(), { pages: pagesLike({ truncated: true }) });
    expect(sourceIn(events)).toEqual([{ language: "en", truncated: true }]);
  });

  test("whatever is cut here", async () => {
    const text = `${SENTENCE} ${"It was sorted again. ".repeat(600)}`;
    const events = await run(await make(), ofPage(), { pages: pagesLike({ text }) });
    expect(sourceIn(events)).toEqual([{ language: "en", truncated: true }]);
  });
});
