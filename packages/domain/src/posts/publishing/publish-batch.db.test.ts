import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { duePost } from "../../testing/post-fixtures";
import { beforeStatement } from "../../testing/before-statement";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import type { CreateOutcome } from "../ports/publisher";
import { updatePost } from "../update-post";
import { publishBatch } from "./publish-batch";

const database = useTestDatabase();
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });
const soon = (ms: number) => new Date(Date.now() + ms);

/** Publishes one due post whose create call has this outcome. */
async function publishWith(outcome: CreateOutcome | (() => Promise<CreateOutcome>), overrides = {}) {
  const { user, post } = await duePost(database.db, overrides);
  const deps = fakeDeps(database.db, { create: typeof outcome === "function" ? outcome : () => outcome });
  const result = await publishBatch(deps, [post.id]);
  return { user, deps, result, row: await read(post.id) };
}

test("a due post is published once, with LinkedIn's URN and an attempt", async () => {
  const { deps, row } = await publishWith(created());
  expect(deps.sent).toHaveLength(1);
  expect(row.status).toBe("published");
  expect(row.linkedinUrn).toMatch(/^urn:li:share:/);
  expect(row.attempts).toMatchObject([{ outcome: "created", httpStatus: 201 }]);
});

test("a batch that runs twice at once and once more makes one create", async () => {
  const { post } = await duePost(database.db);
  const deps = fakeDeps(database.db);
  await Promise.all([publishBatch(deps, [post.id]), publishBatch(deps, [post.id])]);
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toHaveLength(1);
});

test("a batch waits for the exact moment, and sends no earlier", async () => {
  const dueAt = soon(400);
  const sentAt: number[] = [];
  const { row } = await publishWith(
    async () => {
      sentAt.push(Date.now());
      return created();
    },
    { scheduledAt: dueAt },
  );
  expect(row.status).toBe("published");
  expect(sentAt[0]).toBeGreaterThanOrEqual(dueAt.getTime());
});

test("a rescheduled post is returned with its new time", async () => {
  const dueAt = soon(60_000);
  const { deps, result } = await publishWith(created(), { scheduledAt: dueAt });
  expect(deps.sent).toEqual([]);
  expect(result.retry).toMatchObject([{ dueAt: dueAt.toISOString() }]);
});

test("a post that is edited between read and claim goes out as edited", async () => {
  const { user, post } = await duePost(database.db, { content: "old" });
  const deps = fakeDeps(database.db);
  const edit = () =>
    updatePost(
      { db: database.db },
      toActor(user),
      { id: post.id, version: post.version },
      { content: "new", hashtags: [], visibility: "PUBLIC", media: [] },
    );
  deps.db = beforeStatement(database.db, "into publish_attempts", edit);
  await publishBatch(deps, [post.id]);
  expect(deps.sent.map(({ body }) => (JSON.parse(body) as { text: string }).text)).toEqual(["new"]);
});

describe("settling each outcome", () => {
  test.each([
    ["duplicate", { kind: "duplicate", of: null, message: "Content is a duplicate" }, "duplicate"],
    ["refused", { kind: "refused", reason: "refused", message: "no" }, "refused"],
    ["refused, too long", { kind: "refused", reason: "too_long" }, "too_long"],
    ["refused, media", { kind: "refused", reason: "media_rejected" }, "media_rejected"],
  ] as const)("an outcome fails the post with its reason: %s", async (_name, outcome, reason) => {
    const { row } = await publishWith(outcome);
    expect(row).toMatchObject({ status: "failed", reason });
  });

  test("a limited post waits until the limit is over", async () => {
    const until = soon(3_600_000);
    const { row, result } = await publishWith({ kind: "limited", until });
    expect(row).toMatchObject({ status: "scheduled", dueAt: until, queuedAt: null, attemptId: null });
    // An hour ahead is left to the sweep.
    expect(result.retry).toEqual([]);
  });

  test("a post limited beyond its own limit fails instead of going out late", async () => {
    const { row } = await publishWith({ kind: "limited", until: soon(13 * 3_600_000) });
    expect(row).toMatchObject({ status: "failed", reason: "limit_reached" });
  });

  test("a post that was not sent is tried again with growing pauses", async () => {
    const first = await publishWith({ kind: "not_sent" });
    const later = await publishWith({ kind: "not_sent" }, { releases: 4 });
    expect(first.row.status).toBe("scheduled");
    const pause = (row: { dueAt: Date | null }) => row.dueAt!.getTime() - Date.now();
    expect(pause(first.row)).toBeLessThanOrEqual(10_000);
    expect(pause(later.row)).toBeGreaterThan(100_000);
  });

  test("a post fails when LinkedIn is unreachable for six hours", async () => {
    const { row } = await publishWith({ kind: "not_sent" }, { scheduledAt: soon(-6 * 3_600_000) });
    expect(row).toMatchObject({ status: "failed", reason: "unreachable" });
  });

  test("an unauthorized create invalidates the connection and holds the post back", async () => {
    const { row, user } = await publishWith({ kind: "unauthorized", why: "revoked" });
    expect(row).toMatchObject({ status: "scheduled", attemptId: null });
    const after = await database.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after).toMatchObject({ linkedinStatus: "invalid", linkedinReason: "revoked" });
  });

  test("an unauthorized create within seconds of the grant is tried again, and the connection stays", async () => {
    const user = await createUser(database.db, { linkedinConnectedAt: new Date() });
    const { post } = await duePost(database.db, {}, user);
    await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "unauthorized", why: "revoked" }) }), [
      post.id,
    ]);
    const row = await read(post.id);
    expect(row.status).toBe("scheduled");
    expect(row.dueAt!.getTime()).toBeGreaterThan(Date.now() + 5000);
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "active",
    });
  });

  test("guard invalidate-generation: a refused token of the old grant leaves the new one alone", async () => {
    const { user, post } = await duePost(database.db);
    const reconnect = () =>
      database.db.user.update({ where: { id: user.id }, data: { linkedinGeneration: { increment: 1 } } });
    const deps = fakeDeps(database.db, {
      create: async () => {
        await reconnect();
        return { kind: "unauthorized", why: "revoked" };
      },
    });
    await publishBatch(deps, [post.id]);
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "active",
    });
  });

  test("an unknown outcome leaves the post to its lease, and it is not sent again", async () => {
    const { row, deps, result } = await publishWith({ kind: "unknown", message: "timeout" });
    expect(row).toMatchObject({ status: "publishing", resolvable: true });
    expect(row.attempts).toMatchObject([{ outcome: "unknown", linkedinMessage: "timeout" }]);
    expect(result).toEqual({ retry: [], unsettled: [] });
    await publishBatch(deps, [row.id]);
    expect(deps.sent).toHaveLength(1);
  });
});

test("guard fresh: a claim that took longer than TIMING.fresh is released, not sent", async () => {
  const { post } = await duePost(database.db);
  const deps = fakeDeps(database.db);
  let ticks = 0;
  // Every reading of the clock is six seconds later.
  deps.clock = { now: () => Date.now() + 6000 * ticks++, sleep: () => Promise.resolve() };
  const result = await publishBatch(deps, [post.id]);
  expect(deps.sent).toEqual([]);
  expect(result.unsettled).toEqual([]);
  expect(await read(post.id)).toMatchObject({ status: "scheduled", attemptId: null });
});

test.each([
  ["", 0],
  [", also when the database is away for a moment longer", 2],
])("a claim whose answer is lost is released, and nothing is sent under it%s", async (_when, failures) => {
  const { post } = await duePost(database.db);
  const deps = fakeDeps(database.db);
  const real = deps.db;
  deps.clock = { ...deps.clock, sleep: () => Promise.resolve() };
  let lost = false;
  let left = failures;
  deps.db = new Proxy(database.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== "$queryRaw" && key !== "$executeRaw") return value;
      const query = (value as typeof target.$queryRaw).bind(target);
      return async (strings: TemplateStringsArray, ...values: unknown[]) => {
        if (lost && left-- > 0) throw new Error("database away");
        const answer = await query(strings, ...values);
        if (lost || !strings.join("").includes("into publish_attempts")) return answer;
        lost = true;
        throw new Error("connection lost after commit");
      };
    },
  });
  await expect(publishBatch(deps, [post.id])).rejects.toThrow("connection lost");
  expect(await read(post.id)).toMatchObject({ status: "scheduled", attemptId: null });
  deps.db = real;
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toHaveLength(1);
  expect(await read(post.id)).toMatchObject({ status: "published" });
});

test("an answer that cannot be written is returned, not lost", async () => {
  const { post } = await duePost(database.db);
  const deps = fakeDeps(database.db);
  deps.clock = { ...deps.clock, sleep: () => Promise.resolve() };
  deps.db = new Proxy(database.db, {
    get(target, key) {
      if (key === "$executeRaw") return () => Promise.reject(new Error("database away"));
      return Reflect.get(target, key);
    },
  });
  const { unsettled } = await publishBatch(deps, [post.id]);
  expect(unsettled).toMatchObject([{ postId: post.id, outcome: { kind: "created" } }]);
});

test("a token that no configured key opens, and a retired API, have their own reasons and are tried again", async () => {
  const vault = {
    seal: () => "sealed",
    open: () => {
      throw new Error("unknown key k9");
    },
  };
  const { post: locked } = await duePost(database.db);
  await publishBatch(fakeDeps(database.db, { vault }), [locked.id]);
  expect(await read(locked.id)).toMatchObject({ status: "scheduled", reason: "token_unreadable" });

  const { row } = await publishWith({ kind: "not_sent", why: "version_retired", status: 426 });
  expect(row).toMatchObject({ status: "scheduled", reason: "version_retired" });
});
