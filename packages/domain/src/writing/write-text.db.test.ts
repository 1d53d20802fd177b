import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test, vi } from "vitest";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { captureLog } from "../testing/capture-log";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import type { Source } from "../posts/model/source";
import { getComposition } from "./get-composition";
import type { CompositionAnswers } from "./model/composition-answers";
import { WRITING_LIMITS } from "./model/writing-limits";
import type { Writer } from "./ports/writer";
import { textHash } from "./add-version";
import { writeText } from "./write-text";

const database = useTestDatabase();

async function make(answers: Partial<CompositionAnswers> = {}, writer: Partial<Writer> = {}) {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const quote = { quote: "The sea comes back.", url: "https://example.com/sea" };
  const { id } = await createCompositionFor(database.db, user, answers, quote);
  const { log, lines, entries } = captureLog();
  const deps = fakeDeps(database.db, { log, writer: fakeWriter("model", writer) });
  const write = (signal?: AbortSignal) => writeText(deps, actor, { id }, signal);
  const rows = () => database.db.generation.findMany({ where: { userId: user.id } });
  const versions = async () => (await getComposition(deps, actor, id)).versions;
  return { user, actor, id, deps, write, rows, versions, lines, entries };
}

test("a text has its events, a version with provenance and one unit, and nothing of it is logged", async () => {
  const { write, rows, id, lines } = await make({ address: "du", customCallToAction: "unused" });
  const events = await collectEvents(await write());
  expect(events.at(-1)).toMatchObject({
    kind: "done",
    version: {
      number: 1,
      kind: "written",
      rewrite: null,
      text: "About Tides: a text.",
      hashtags: ["tag"],
      engine: "model",
      model: "model",
      partial: false,
    },
  });
  expect(events.slice(0, -1).every(({ kind }) => kind === "text")).toBe(true);
  const version = await database.db.textVersion.findFirstOrThrow({ where: { compositionId: id } });
  expect(version).toMatchObject({
    promptVersion: "fake-1",
    textHash: textHash("About Tides: a text."),
    parameters: { topic: "Tides", language: "en", address: "du", customCallToAction: null },
  });
  expect(await rows()).toMatchObject([
    {
      compositionId: id,
      kind: "write",
      state: "spent",
      units: 1,
      inputTokens: 100,
      outputTokens: 50,
      requestId: "request-1",
      promptVersion: "fake-1",
      failure: null,
      endedAt: expect.any(Date) as Date,
    },
  ]);
  expect(lines.join()).toContain(version.id);
  expect(lines.join()).not.toContain("Tides");
});

test("the writer gets the parameters, the style sheet and the quote", async () => {
  const write = vi.fn(fakeWriter("model").write);
  const researching = { topic: " Tides ", useResearch: true };
  const asked = await make(researching, { write });
  await database.db.voiceSheet.create({
    data: {
      userId: asked.user.id,
      enabled: true,
      measures: {},
      words: { en: "Short sentences.", de: "Kurz." },
      postCount: 9,
      computedAt: new Date(),
    },
  });
  await collectEvents(await asked.write());
  expect(write.mock.calls[0]![0]).toMatchObject({
    parameters: { topic: "Tides", useResearch: true },
    voice: "Short sentences.",
    quote: { quote: "The sea comes back.", url: "https://example.com/sea" },
  });
  expect(write.mock.calls[0]![1]).toMatchObject({ userId: asked.user.id });
  const offline = await make(researching, { write, canResearch: false });
  await collectEvents(await offline.write());
  expect(write.mock.calls[1]![0]).toMatchObject({ parameters: { useResearch: false }, voice: null });
});

test.each([
  [{ topic: " " }, "topic"],
  [{ callToAction: "custom", customCallToAction: " " }, "customCallToAction"],
] as const)("%j is refused before anything is reserved", async (answers, answer) => {
  const { write, rows } = await make(answers);
  await expect(write()).rejects.toMatchObject({ code: "composition_incomplete", data: { answer } });
  expect(await rows()).toEqual([]);
});

test("writing beyond the rate limit is refused, also where it is free", async () => {
  const { actor, id, deps, rows } = await make();
  const outline = () => writeText(deps, actor, { id, engine: "outline" });
  await database.db.rateWindow.create({
    data: {
      bucket: "writing",
      subject: actor.userId,
      opensAt: new Date(Math.floor(Date.now() / RATE_LIMITS.writing.perMs) * RATE_LIMITS.writing.perMs),
      count: RATE_LIMITS.writing.times,
    },
  });
  await expect(outline()).rejects.toMatchObject({ code: "rate_exceeded" });
  expect(await rows()).toEqual([]);
});

const inside = () => new Error("inside: Half a");
test.each([
  ["rejects", () => Promise.reject(inside())],
  [
    "throws",
    () => {
      throw inside();
    },
  ],
])("a writer that %s is unavailable; what had come is kept", async (_, fail) => {
  const { write, rows, entries, lines } = await make(
    {},
    {
      write(_task, { onText }) {
        onText?.("Half a");
        return fail();
      },
    },
  );
  const events = await collectEvents(await write());
  expect(events.at(-1)).toMatchObject({ kind: "failed", reason: "unavailable", version: { text: "Half a" } });
  expect(await rows()).toMatchObject([{ state: "free", failure: "unavailable" }]);
  expect(entries).toMatchObject([{ event: "writing.writer_failed", cause: "Error" }, {}]);
  expect(lines.join()).not.toContain("Half a");
});

const answering =
  (text: string, sources: Source[] = []): Writer["write"] =>
  () =>
    Promise.resolve({
      kind: "done",
      value: { text, hashtags: [], sources },
      model: "m",
      promptVersion: "p",
      usage: null,
      requestId: null,
    });

test("an empty text is not saved", async () => {
  const { deps, write, rows } = await make();
  deps.writer.write = answering(" \n");
  expect(await collectEvents(await write())).toEqual([{ kind: "failed", reason: "unusable", version: null }]);
  expect(await rows()).toMatchObject([{ state: "free", failure: "unusable" }]);
});

test("characters of a model's answer that a column cannot hold are removed", async () => {
  const { deps, write } = await make();
  deps.writer.write = answering("A\u0000B", [{ title: "T\u0000\ud83d", url: "https://example.com/" }]);
  expect((await collectEvents(await write())).at(-1)).toMatchObject({
    kind: "done",
    version: { text: "AB", sources: [{ title: "T", url: "https://example.com/" }] },
  });
});

test("a text beyond the limit of a version is cut between characters", async () => {
  const { deps, write, versions } = await make();
  deps.writer.write = answering(`${"x".repeat(WRITING_LIMITS.text - 1)}😀`);
  await collectEvents(await write());
  expect((await versions())[0]!.text).toBe("x".repeat(WRITING_LIMITS.text - 1));
});

test("texts that end at the same moment get different numbers", async () => {
  let started = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { write, versions } = await make(
    {},
    {
      async write(task, progress) {
        started += 1;
        if (started === 5) open();
        await gate;
        return fakeWriter("model").write(task, progress);
      },
    },
  );
  const writes = await Promise.all([write(), write(), write(), write(), write()]);
  await Promise.all(writes.map(collectEvents));
  expect((await versions()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test("when the database is away at the end, the consumer gets an error and the reservation lapses", async () => {
  const { write, deps, rows, actor, id } = await make();
  const away = Object.create(deps.db, {
    $transaction: { value: once(deps.db.$transaction.bind(deps.db)) },
  }) as typeof deps.db;
  await expect(writeText({ ...deps, db: away }, actor, { id }).then(collectEvents)).rejects.toThrow("away");
  expect(await rows()).toMatchObject([{ state: "reserved", endedAt: null }]);
  await collectEvents(await write());
});

/** A database that works for the first transaction only, which makes the reservation. */
function once<Args extends unknown[], Value>(run: (...args: Args) => Value): (...args: Args) => Value {
  let runs = 0;
  return (...args) => {
    runs += 1;
    if (runs > 1) throw new Error("away");
    return run(...args);
  };
}
