import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Actor } from "../shared/actor";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { addTopic } from "./add-topic";
import { getTopic } from "./get-topic";
import { listTopics, listTopicsInput, countTopics } from "./list-topics";
import type { TopicInput } from "./model/topic-input";
import { TOPIC_LIMITS } from "./model/topic-limits";
import { removeTopic, restoreTopic } from "./remove-topic";
const database = useTestDatabase();
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const deps = () => fakeDeps(database.db);
const topic = (overrides: Partial<TopicInput> = {}): TopicInput => ({
  title: "A topic",
  source: "typed",
  language: "en",
  ...overrides,
});

async function make() {
  return toActor(await createUser(database.db));
}
function plant(actor: Actor, count: number, overrides: { deletedAt?: Date; createdAt?: Date } = {}) {
  return database.db.topic.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      userId: actor.userId,
      workspaceId: actor.workspaceId,
      title: `Planted ${i}`,
      source: "typed" as const,
      language: "en",
      ...overrides,
    })),
  });
}
function list(actor: Actor, input: z.input<typeof listTopicsInput> = {}) {
  return listTopics(deps(), actor, listTopicsInput.parse(input));
}
const titles = async (actor: Actor, input: z.input<typeof listTopicsInput> = {}) =>
  (await list(actor, input)).topics.map(({ title }) => title);

describe("a search", () => {
  test.each([
    ["grosse", ["Größe zählt"]],
    ["nobody", ["Remote work"]],
    ["führung", ["Remote work"]],
    ["100 %", ["100 % remote"]],
    ["remote", ["100 % remote", "Remote work"]],
    ["nothing", []],
    ["workwhat", []],
  ])("for %j finds %j", async (search, expected) => {
    const actor = await make();
    const stranger = await make();
    await addTopic(deps(), stranger, topic({ title: "Remote, of somebody else" }));
    await addTopic(deps(), actor, topic({ title: "Größe zählt" }));
    await addTopic(
      deps(),
      actor,
      topic({ title: "Remote work", angle: "What nobody says", keywords: ["Führung"] }),
    );
    await addTopic(deps(), actor, topic({ title: "100 % remote" }));
    const removed = await addTopic(deps(), actor, topic({ title: "Remote, removed" }));
    await removeTopic(deps(), actor, removed.id);
    expect((await titles(actor, { search })).toSorted()).toEqual(expected);
  });
});

describe("add", () => {
  test("a topic with all fields is bookmarked", async () => {
    const actor = await make();
    const input = topic({
      angle: "What nobody says",
      source: "url",
      sourceUrl: "https://example.com/a",
      quote: "A sentence of it.",
      keywords: ["one", "two words"],
      language: "de",
    });
    const added = await addTopic(deps(), actor, input);
    expect(added).toMatchObject(input);
    expect((await list(actor)).topics).toEqual([added]);
  });

  test.each([
    ["the same title", "Wachstum & Führung", "Wachstum & Führung"],
    ["other letters of it", "Größe zählt", "GRÖßE ZÄHLT"],
  ])("%s answers the one that is there", async (_name, title, again) => {
    const actor = await make();
    const first = await addTopic(deps(), actor, topic({ title }));
    expect(await addTopic(deps(), actor, topic({ title: again, angle: "Other" }))).toEqual(first);
    expect(await countTopics(deps(), actor)).toEqual({ count: 1 });
  });

  test("a title with LIKE wildcards matches literally", async () => {
    const actor = await make();
    for (const title of ["100 x remote", "100 % remote", "axb", "a_b", "ab", "a\\b"])
      await addTopic(deps(), actor, topic({ title }));
    expect(await countTopics(deps(), actor)).toEqual({ count: 6 });
    for (const title of ["A_B", "a\\B", "100 % Remote"]) await addTopic(deps(), actor, topic({ title }));
    expect(await countTopics(deps(), actor)).toEqual({ count: 6 });
  });

  test("concurrent calls with one title create one bookmark", async () => {
    const actor = await make();
    // The connections are open already, so the calls really run concurrently.
    await Promise.all(Array.from({ length: 8 }, () => countTopics(deps(), actor)));
    const added = await Promise.all(Array.from({ length: 8 }, () => addTopic(deps(), actor, topic())));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(await database.db.topic.count({ where: { userId: actor.userId } })).toBe(1);
  });

  test("the limit holds for concurrent calls, and removed and other users' topics do not count", async () => {
    const [actor, other] = [await make(), await make()];
    const max = TOPIC_LIMITS.perWorkspace;
    await plant(actor, max - 2);
    await plant(actor, 5, { deletedAt: ago(HOUR) });
    await plant(other, 5);
    const tries = Array.from({ length: 6 }, (_, i) =>
      addTopic(deps(), actor, topic({ title: `New ${i}` })).then(
        () => "added",
        (error: { code: string; data: unknown }) => ({ code: error.code, data: error.data }),
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((one) => one === "added")).toHaveLength(2);
    expect(answers.filter((one) => one !== "added")).toEqual(
      Array(4).fill({ code: "topics_full", data: { max } }),
    );
    // An existing bookmark needs no free slot.
    expect(await addTopic(deps(), actor, topic({ title: "Planted 0" }))).toMatchObject({
      title: "Planted 0",
    });
  });
});

describe("get", () => {
  test("a topic is returned with and without its source", async () => {
    const actor = await make();
    const found = await addTopic(deps(), actor, topic({ quote: "A sentence of it.", keywords: ["one"] }));
    const typed = await addTopic(deps(), actor, topic({ title: "Typed" }));
    expect(await getTopic(deps(), actor, found.id)).toEqual(found);
    expect(await getTopic(deps(), actor, typed.id)).toMatchObject({ quote: null, keywords: [] });
  });

  test("another user's, a removed and a missing topic answer topic_not_found", async () => {
    const [actor, other] = [await make(), await make()];
    const { id } = await addTopic(deps(), actor, topic());
    const elsewhere = { ...actor, workspaceId: other.workspaceId };
    for (const stranger of [other, elsewhere])
      await expect(getTopic(deps(), stranger, id)).rejects.toMatchObject({ code: "topic_not_found" });
    await removeTopic(deps(), actor, id);
    for (const gone of [id, randomUUID()])
      await expect(getTopic(deps(), actor, gone)).rejects.toMatchObject({ code: "topic_not_found" });
  });
});

describe("remove and restore", () => {
  test("a removed topic is restored unchanged", async () => {
    const actor = await make();
    const added = await addTopic(deps(), actor, topic({ angle: "Mine" }));
    await removeTopic(deps(), actor, added.id);
    expect(await list(actor)).toEqual({ topics: [], nextCursor: null });
    expect((await list(actor, { removed: true })).topics).toEqual([added]);
    expect(await restoreTopic(deps(), actor, added.id)).toEqual(added);
    expect(await titles(actor)).toEqual(["A topic"]);
    // A second restore changes nothing.
    expect(await restoreTopic(deps(), actor, added.id)).toEqual(added);
    await removeTopic(deps(), actor, added.id);
    await expect(removeTopic(deps(), actor, added.id)).rejects.toMatchObject({ code: "topic_not_found" });
  });

  test("a removed topic can be restored for a day, and no longer", async () => {
    const actor = await make();
    await plant(actor, 1, { deletedAt: ago(25 * HOUR) });
    const row = await database.db.topic.findFirstOrThrow({ where: { userId: actor.userId } });
    expect(await titles(actor, { removed: true })).toEqual([]);
    await expect(restoreTopic(deps(), actor, row.id)).rejects.toMatchObject({ code: "topic_not_found" });
    await database.db.topic.update({ where: { id: row.id }, data: { deletedAt: ago(23 * HOUR) } });
    expect(await titles(actor, { removed: true })).toEqual(["Planted 0"]);
    expect(await restoreTopic(deps(), actor, row.id)).toMatchObject({ id: row.id });
  });

  test("a topic that was bookmarked again since is answered, and there are not two", async () => {
    const actor = await make();
    const first = await addTopic(deps(), actor, topic());
    await removeTopic(deps(), actor, first.id);
    const second = await addTopic(deps(), actor, topic());
    expect(second.id).not.toBe(first.id);
    expect(await restoreTopic(deps(), actor, first.id)).toEqual(second);
    expect(await titles(actor)).toEqual(["A topic"]);
  });

  test("restoring beyond the limit is refused", async () => {
    const actor = await make();
    const added = await addTopic(deps(), actor, topic());
    await removeTopic(deps(), actor, added.id);
    await plant(actor, TOPIC_LIMITS.perWorkspace);
    await expect(restoreTopic(deps(), actor, added.id)).rejects.toMatchObject({ code: "topics_full" });
  });

  test("another user's topic answers like a missing one, as does one of another workspace", async () => {
    const [actor, other] = [await make(), await make()];
    const added = await addTopic(deps(), actor, topic());
    const elsewhere = { ...actor, workspaceId: other.workspaceId };
    for (const stranger of [other, elsewhere])
      for (const id of [added.id, randomUUID()]) {
        await expect(removeTopic(deps(), stranger, id)).rejects.toMatchObject({ code: "topic_not_found" });
        await expect(restoreTopic(deps(), stranger, id)).rejects.toMatchObject({ code: "topic_not_found" });
        expect(await titles(stranger)).toEqual([]);
        expect(await countTopics(deps(), stranger)).toEqual({ count: 0 });
      }
    expect(await titles(actor)).toEqual(["A topic"]);
  });
});

describe("pages", () => {
  test("pages list each topic once, newest first, also with equal times", async () => {
    const actor = await make();
    for (let i = 0; i < 4; i++) await plant(actor, 2, { createdAt: new Date(1_790_000_000_000 - i * HOUR) });
    const whole = (await list(actor)).topics;
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(actor, { limit: 3, cursor });
      seen.push(...page.topics.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(whole.map(({ id }) => id));
    expect(new Set(seen).size).toBe(8);
    const moments = whole.map(({ createdAt }) => createdAt.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  test("the last page has no cursor", async () => {
    const actor = await make();
    await plant(actor, 3);
    expect(await list(actor, { limit: 3 })).toMatchObject({ nextCursor: null });
  });

  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 1.5 },
    { cursor: "x" },
    { cursor: `1_${randomUUID()}` },
    { removed: "yes" },
    { extra: 1 },
  ])("%j is refused", (input) => {
    expect(listTopicsInput.safeParse(input).success).toBe(false);
  });

  test("a page may have 1 to 100 topics", () => {
    for (const limit of [1, 100]) expect(listTopicsInput.safeParse({ limit }).success).toBe(true);
  });
});
