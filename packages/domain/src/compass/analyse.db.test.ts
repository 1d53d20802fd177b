import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
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
  emittedTopics,
  TOPIC,
} from "../testing/analysis-harness";
import { fakeDeps } from "../testing/fake-deps";
import { analyse } from "./analyse";
import { listAnalyses } from "./stored-analyses";
import { COMPASS_LIMITS } from "./model/compass-limits";
import type { PageFailure } from "./model/page-failure";
const database = useTestDatabase();
const { run, countAnalyses, listGenerations } = analysisHarness(database);
async function make() {
  return toActor(await createUser(database.db));
}

describe("a text", () => {
  test("the topics of a text are emitted, then saved, and the text is not saved", async () => {
    const actor = await make();
    let now = Date.UTC(2026, 10, 30, 23, 30);
    const clock = { now: () => (now += 100), sleep: () => Promise.resolve() };
    const events = await run(actor, ofText(`  ${TEXT}\n`), { clock, writer: createModel([TOPIC]) });
    const analysis = getAnalysis(events);
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
    // The month is that of the member's time zone: it is December in Berlin already.
    expect(await listGenerations(actor)).toMatchObject([
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

  test("a long text is titled by its excerpt", async () => {
    const { title } = getAnalysis(await run(await make(), ofText(`${TEXT}\n\n${TEXT}`)));
    expect(title).toMatch(/^A team of three .*…$/);
    expect(title.length).toBeLessThanOrEqual(120);
  });
});

describe("a page", () => {
  test("a page is read for its owner, and title, URL and headings are the page's", async () => {
    const actor = await make();
    const [pages, writer] = [pagesLike(), createModel([TOPIC])];
    const events = await run(actor, ofPage(), { pages, writer });
    expect(events.slice(0, 4)).toEqual([
      { kind: "stage", stage: "fetching" },
      { kind: "stage", stage: "reading" },
      { kind: "source", source: { language: "en", truncated: false } },
      { kind: "stage", stage: "finding" },
    ]);
    expect(getAnalysis(events)).toMatchObject({
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

  test("a page without a title is titled by its excerpt", async () => {
    const pages = pagesLike({ title: " \u200b" });
    expect(getAnalysis(await run(await make(), ofPage(), { pages })).title).toBe(TEXT);
  });

  const failures: Record<PageFailure, true> = {
    url_invalid: true,
    unreachable: true,
    blocked: true,
    login_wall: true,
    sign_in: true,
    cookie_wall: true,
    frames: true,
    scripts: true,
    not_text: true,
    too_large: true,
    too_short: true,
    too_complex: true,
    busy: true,
    stopped: true,
  };
  test.each(Object.keys(failures) as PageFailure[])(
    "the page failure %s is passed through",
    async (reason) => {
      const actor = await make();
      const writer = createModel([TOPIC]);
      const events = await run(actor, ofPage(), { pages: pagesLike({ kind: "failed", reason }), writer });
      expect(events).toEqual([
        { kind: "stage", stage: "fetching" },
        { kind: "failed", reason },
      ]);
      expect(writer.findTopics).not.toHaveBeenCalled();
      expect([await countAnalyses(actor), (await listGenerations(actor)).length]).toEqual([0, 0]);
    },
  );
});

describe("quotes", () => {
  test("a topic whose quote is not in the text is neither emitted nor saved", async () => {
    const actor = await make();
    const invented = { ...TOPIC, title: "Invented", quote: "The team was praised by everybody." };
    const events = await run(actor, ofText(), { writer: createModel([invented, TOPIC]) });
    expect(emittedTopics(events)).toEqual([TOPIC]);
    expect(getAnalysis(events).topics).toEqual([TOPIC]);
    expect((await listAnalyses(fakeDeps(database.db), actor))[0]!.topics).toEqual([TOPIC]);
  });

  test("a quote is returned as it is spelled in the text", async () => {
    const text = `„${SENTENCE.replace(" of ", "\nof ")}“ – so stand es dort. ${TEXT}`;
    const writer = createModel([{ ...TOPIC, quote: `"${SENTENCE}" - so stand es dort.` }]);
    const [topic] = getAnalysis(await run(await make(), ofText(text), { writer })).topics;
    expect(topic!.quote).toBe(`„${SENTENCE.replace(" of ", "\nof ")}“ – so stand es dort.`);
    expect(text).toContain(topic!.quote);
  });

  test("the saved topics are those of the final answer, not those emitted before a repair", async () => {
    const reported = { ...TOPIC, title: "First try" };
    const events = await run(await make(), ofText(), { writer: createModel([TOPIC], [reported]) });
    expect(emittedTopics(events)).toEqual([reported]);
    expect(getAnalysis(events).topics).toEqual([TOPIC]);
  });

  test("at most seven topics are saved, each title once", async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...TOPIC, title: `Topic ${i % 10}` }));
    const events = await run(await make(), ofText(), { writer: createModel(many) });
    expect(emittedTopics(events)).toHaveLength(7);
    expect(getAnalysis(events).topics.map(({ title }) => title)).toEqual(
      Array.from({ length: 7 }, (_, i) => `Topic ${i}`),
    );
  });
});

test("an analysis beyond the rate limit is refused before the first event", async () => {
  const actor = await make();
  const clock = { now: () => Date.UTC(2026, 10, 22), sleep: () => Promise.resolve() };
  const deps = fakeDeps(database.db, { clock });
  for (let i = 0; i < RATE_LIMITS.compass.times; i++) await run(actor, ofText(), { clock });
  await expect(analyse(deps, actor, ofText())).rejects.toMatchObject({ code: "rate_exceeded" });
  expect(await countAnalyses(actor)).toBe(RATE_LIMITS.compass.times);
});

test("the newest twenty analyses of each user are kept", async () => {
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
  const { id } = getAnalysis(await run(actor));
  const titles = (await listAnalyses(fakeDeps(database.db), actor)).map(({ title }) => title);
  expect(titles).toEqual([
    TEXT,
    ...Array.from({ length: COMPASS_LIMITS.analyses - 1 }, (_, i) => `Old ${i}`),
  ]);
  expect(await countAnalyses(actor)).toBe(COMPASS_LIMITS.analyses);
  expect(await countAnalyses(other)).toBe(1);
  expect(id).toBeTruthy();
});
