import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { RATES } from "../limits/model/rates";
import { actorOf } from "../testing/actor-of";
import {
  analysisOf,
  analysisTrial,
  modelOf,
  ofPage,
  ofText,
  pagesLike,
  SENTENCE,
  TEXT,
  toldTopics,
  TOPIC,
} from "../testing/analysis-trial";
import { fakeDeps } from "../testing/fake-deps";
import { analyse } from "./analyse";
import { listAnalyses } from "./list-analyses";
import { COMPASS_LIMITS } from "./model/compass-limits";
import type { PageFailure } from "./model/page-failure";
const database = useTestDatabase();
const { run, countOf, generationsOf } = analysisTrial(database);
async function make() {
  return actorOf(await createUser(database.db));
}

describe("a text", () => {
  test("its topics are told, then kept, and the text is not", async () => {
    const actor = await make();
    let now = Date.UTC(2026, 10, 30, 23, 30);
    const clock = { now: () => (now += 100), sleep: () => Promise.resolve() };
    const events = await run(actor, ofText(`  ${TEXT}\n`), { clock, writer: modelOf([TOPIC]) });
    const analysis = analysisOf(events);
    expect(events).toEqual([
      { kind: "source", source: { language: "en", truncated: false } },
      { kind: "stage", stage: "finding" },
      { kind: "topic", topic: TOPIC },
      { kind: "done", analysis },
    ]);
    expect(analysis).toMatchObject({
      source: "text",
      sourceUrl: null,
      title: TEXT,
      language: "en",
      topics: [TOPIC],
      engine: "model",
      model: "model-2",
    });
    expect(analysis.processingMs).toBeGreaterThan(0);
    expect(await listAnalyses(fakeDeps(database.db), actor)).toEqual([analysis]);
    // The month is the member's: it is December in Berlin already.
    expect(await generationsOf(actor)).toMatchObject([
      {
        kind: "topics",
        state: "free",
        units: 0,
        month: "2026-12",
        engine: "model",
        model: "model-2",
        promptVersion: "topics-1",
        inputTokens: 900,
        outputTokens: 80,
        requestId: "request-7",
        failure: null,
        compositionId: null,
      },
    ]);
  });

  test("a long one is called by its first words", async () => {
    const { title } = analysisOf(await run(await make(), ofText(`${TEXT}\n\n${TEXT}`)));
    expect(title).toMatch(/^A team of three .*…$/);
    expect(title.length).toBeLessThanOrEqual(120);
  });
});

describe("a page", () => {
  test("is read for its owner; title, address and headings are the page's", async () => {
    const actor = await make();
    const [pages, writer] = [pagesLike(), modelOf([TOPIC])];
    const events = await run(actor, ofPage(), { pages, writer });
    expect(events.slice(0, 4)).toEqual([
      { kind: "stage", stage: "fetching" },
      { kind: "stage", stage: "reading" },
      { kind: "source", source: { language: "en", truncated: false } },
      { kind: "stage", stage: "finding" },
    ]);
    expect(analysisOf(events)).toMatchObject({
      source: "url",
      sourceUrl: "https://example.com/b",
      title: "Sorting",
      language: "de",
    });
    expect(pages.read).toHaveBeenCalledWith("https://example.com/a", {
      signal: expect.any(AbortSignal) as AbortSignal,
      owner: actor.userId,
      onFetched: expect.any(Function) as () => void,
    });
    expect(writer.findTopics).toHaveBeenCalledWith(
      { text: TEXT, language: "de", headings: ["Nobody"] },
      expect.objectContaining({ userId: actor.userId }),
    );
  });

  test("without a title it is called by its first words", async () => {
    const pages = pagesLike({ title: " \u200b" });
    expect(analysisOf(await run(await make(), ofPage(), { pages })).title).toBe(TEXT);
  });

  const failures: Record<PageFailure, true> = {
    url_invalid: true,
    unreachable: true,
    blocked: true,
    login_wall: true,
    not_text: true,
    too_large: true,
    too_short: true,
    too_complex: true,
    busy: true,
    stopped: true,
  };
  test.each(Object.keys(failures) as PageFailure[])("not read: %s passes through", async (reason) => {
    const actor = await make();
    const writer = modelOf([TOPIC]);
    const events = await run(actor, ofPage(), { pages: pagesLike({ kind: "failed", reason }), writer });
    expect(events).toEqual([
      { kind: "stage", stage: "fetching" },
      { kind: "failed", reason },
    ]);
    expect(writer.findTopics).not.toHaveBeenCalled();
    expect([await countOf(actor), (await generationsOf(actor)).length]).toEqual([0, 0]);
  });
});

describe("quotes", () => {
  test("a topic whose quote does not stand in the text is neither told nor kept", async () => {
    const actor = await make();
    const invented = { ...TOPIC, title: "Invented", quote: "The team was praised by everybody." };
    const events = await run(actor, ofText(), { writer: modelOf([invented, TOPIC]) });
    expect(toldTopics(events)).toEqual([TOPIC]);
    expect(analysisOf(events).topics).toEqual([TOPIC]);
    expect((await listAnalyses(fakeDeps(database.db), actor))[0]!.topics).toEqual([TOPIC]);
  });

  test("is answered as it stands", async () => {
    const text = `„${SENTENCE.replace(" of ", "\nof ")}“ – so stand es dort. ${TEXT}`;
    const writer = modelOf([{ ...TOPIC, quote: `"${SENTENCE}" - so stand es dort.` }]);
    const [topic] = analysisOf(await run(await make(), ofText(text), { writer })).topics;
    expect(topic!.quote).toBe(`„${SENTENCE.replace(" of ", "\nof ")}“ – so stand es dort.`);
    expect(text).toContain(topic!.quote);
  });

  test("what was kept is the answer, not what was told before a repair", async () => {
    const told = { ...TOPIC, title: "First try" };
    const events = await run(await make(), ofText(), { writer: modelOf([TOPIC], [told]) });
    expect(toldTopics(events)).toEqual([told]);
    expect(analysisOf(events).topics).toEqual([TOPIC]);
  });

  test("seven at most, each title once", async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...TOPIC, title: `Topic ${i % 10}` }));
    const events = await run(await make(), ofText(), { writer: modelOf(many) });
    expect(toldTopics(events)).toHaveLength(7);
    expect(analysisOf(events).topics.map(({ title }) => title)).toEqual(
      Array.from({ length: 7 }, (_, i) => `Topic ${i}`),
    );
  });
});

test("as often as its rate says: then it is refused before the first event", async () => {
  const actor = await make();
  const clock = { now: () => Date.UTC(2026, 10, 22), sleep: () => Promise.resolve() };
  const deps = fakeDeps(database.db, { clock });
  for (let i = 0; i < RATES.compass.times; i++) await run(actor, ofText(), { clock });
  await expect(analyse(deps, actor, ofText())).rejects.toMatchObject({ code: "rate_exceeded" });
  expect(await countOf(actor)).toBe(RATES.compass.times);
});

test("the newest twenty are kept, of each user", async () => {
  const [actor, other] = [await make(), await make()];
  await run(other);
  const { createdAt, ...row } = await database.db.analysis.findFirstOrThrow({
    where: { userId: other.userId },
  });
  await database.db.analysis.createMany({
    data: Array.from({ length: COMPASS_LIMITS.analyses + 3 }, (_, i) => ({
      ...row,
      topics: [],
      id: undefined,
      userId: actor.userId,
      workspaceId: actor.workspaceId,
      title: `Old ${i}`,
      createdAt: new Date(createdAt.getTime() - (i + 1) * 60_000),
    })),
  });
  const { id } = analysisOf(await run(actor));
  const titles = (await listAnalyses(fakeDeps(database.db), actor)).map(({ title }) => title);
  expect(titles).toEqual([
    TEXT,
    ...Array.from({ length: COMPASS_LIMITS.analyses - 1 }, (_, i) => `Old ${i}`),
  ]);
  expect(await countOf(actor)).toBe(COMPASS_LIMITS.analyses);
  expect(await countOf(other)).toBe(1);
  expect(id).toBeTruthy();
});
