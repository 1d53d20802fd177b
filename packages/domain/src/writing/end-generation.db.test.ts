import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { discardComposition } from "./discard-composition";
import { getComposition } from "./get-composition";
import type { WritingFailure } from "./model/writing-event";
import type { Writer, WritingProgress } from "./ports/writer";
import { writeText } from "./write-text";

const database = useTestDatabase();

async function make(writer: Partial<Writer> = {}) {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const { id } = await createCompositionFor(database.db, user, { hashtags: ["sea"] });
  const deps = fakeDeps(database.db, { writer: fakeWriter("model", writer) });
  const write = (signal?: AbortSignal) => writeText(deps, actor, { id }, signal);
  const rows = () => database.db.generation.findMany({ where: { userId: user.id } });
  const versions = async () => (await getComposition(deps, actor, id)).versions;
  return { actor, id, deps, write, rows, versions };
}

const REASONS: WritingFailure[] = [
  "quota",
  "busy",
  "unavailable",
  "timeout",
  "refused",
  "cut",
  "unusable",
  "configuration",
];
const failing = (reason: WritingFailure, partial: string): Partial<Writer> => ({
  write(_, { onText }) {
    if (partial) onText?.(partial);
    return Promise.resolve({ kind: "failed", reason, partial });
  },
});

describe.each(REASONS)("%s", (reason) => {
  test("a failure before any text saves and charges nothing", async () => {
    const { write, rows, versions } = await make(failing(reason, " \n"));
    const events = await collectEvents(await write());
    expect(events.at(-1)).toEqual({ kind: "failed", reason, version: null });
    expect(await rows()).toMatchObject([
      { state: "free", failure: reason, endedAt: expect.any(Date) as Date },
    ]);
    expect(await versions()).toEqual([]);
  });

  test("a failure after some text saves it and charges nothing", async () => {
    const { write, rows, versions } = await make(failing(reason, " Half a "));
    const events = await collectEvents(await write());
    const partial = { text: "Half a", partial: true, hashtags: ["sea"], engine: "model", model: "model" };
    expect(events.at(-1)).toMatchObject({ kind: "failed", reason, version: partial });
    expect(await rows()).toMatchObject([{ state: "free", failure: reason }]);
    expect(await versions()).toMatchObject([partial]);
  });
});

/** A writer that emits `text` and then is silent until it is stopped. */
const endless = (text: string): Partial<Writer> => ({
  write: (_, { signal, onText }: WritingProgress) =>
    new Promise((resolve) => {
      if (text) onText?.(text);
      const stopped = () => resolve({ kind: "failed", reason: "stopped", partial: text });
      if (signal.aborted) stopped();
      signal.addEventListener("abort", stopped);
    }),
});

describe("a stop or a lost connection", () => {
  test.each([
    ["before any text: nothing is kept or spent", "", { state: "free", failure: "stopped" }],
    ["after some text: it is kept, and spent", "Half a", { state: "spent", failure: "stopped" }],
  ])("%s", async (_, text, row) => {
    const { write, rows, versions } = await make(endless(text));
    const stop = new AbortController();
    const events = collectEvents(await write(stop.signal));
    setTimeout(() => stop.abort(), 20);
    const stored = text ? { text, partial: true } : null;
    expect((await events).at(-1)).toMatchObject({ kind: "failed", reason: "stopped", version: stored });
    expect(await rows()).toMatchObject([row]);
    expect(await versions()).toMatchObject(stored ? [stored] : []);
  });

  test("when the consumer leaves, the writer is stopped and the received text is saved and charged", async () => {
    const { write, rows, versions } = await make(endless("Half a"));
    const iterator = (await write())[Symbol.asyncIterator]();
    expect(await iterator.next()).toMatchObject({ value: { kind: "text", text: "Half a" } });
    void iterator.next();
    await iterator.return!();
    await expect.poll(rows).toMatchObject([{ state: "spent" }]);
    expect(await versions()).toMatchObject([{ text: "Half a", partial: true }]);
  });

  test("without any consumer the text is saved and charged", async () => {
    const { write, rows, versions } = await make();
    await write();
    await expect.poll(rows).toMatchObject([{ state: "spent", failure: null }]);
    expect(await versions()).toMatchObject([{ partial: false }]);
  });

  test("a composition discarded meanwhile saves nothing, and the received text is charged", async () => {
    const { actor, id, deps, write, rows } = await make(endless("Half a"));
    const stop = new AbortController();
    const events = collectEvents(await write(stop.signal));
    await discardComposition(deps, actor, id);
    stop.abort();
    expect((await events).at(-1)).toEqual({ kind: "failed", reason: "stopped", version: null });
    expect(await rows()).toMatchObject([{ state: "spent", compositionId: null }]);
  });
});
