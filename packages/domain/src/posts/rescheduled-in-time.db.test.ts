import type { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { disconnect } from "./connections/disconnect";
import type { Actor } from "../shared/actor";
import { systemClock } from "../shared/core-deps";
import { toActor } from "../testing/to-actor";
import { duePost } from "../testing/post-fixtures";
import { fakeDeps } from "../testing/fake-deps";
import { deletePost } from "./delete-post";
import type { PostRef } from "./model/post-input";
import { toWall } from "./model/publish-slot";
import { publishBatch } from "./publishing/publish-batch";
import { queueDuePosts } from "./publishing/queue-due-posts";
import { restorePost } from "./restore-post";
import { schedulePost, scheduleAt } from "./schedule-post";
import { unschedulePost, cancelPost } from "./unschedule-post";

/**
 * The row is the schedule: a change that the user makes just before the post's minute holds, whatever the jobs were
 * sent before.
 */
const database = useTestDatabase();
const zone = "Europe/Berlin";
const soon = (ms: number) => new Date(Date.now() + ms);
type Deps = ReturnType<typeof fakeDeps>;

/** Every change that keeps a post from its time, by the use case that the screen calls. */
const CHANGES: Record<string, (deps: Deps, actor: Actor, ref: PostRef) => Promise<unknown>> = {
  "moved to a later time": (deps, actor, ref) =>
    schedulePost(deps, actor, ref, { wall: toWall(soon(3_600_000), zone), zone }),
  "moved a few minutes": (deps, actor, ref) =>
    schedulePost(deps, actor, ref, { wall: toWall(soon(120_000), zone), zone }),
  cleared: unschedulePost,
  cancelled: cancelPost,
  deleted: deletePost,
  disconnected: (deps, actor) => disconnect(deps, actor),
};
const NAMES = Object.keys(CHANGES);

async function make(dueInMs: number, overrides: Parameters<typeof createPost>[2] = {}) {
  const { user, post } = await duePost(database.db, { scheduledAt: soon(dueInMs), ...overrides });
  return {
    actor: toActor(user),
    ref: { id: post.id, version: post.version },
    deps: fakeDeps(database.db),
    oldTime: post.dueAt!,
  };
}

/** Runs `act` once, when the batch starts to wait for the moment. */
function onFirstSleep(deps: Deps, act: () => Promise<unknown>) {
  const waits: number[] = [];
  deps.clock = {
    ...systemClock,
    sleep: async (ms) => {
      if (waits.push(ms) === 1) await act();
      await systemClock.sleep(ms);
    },
  };
  return waits;
}

const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });

async function expectNotSent(deps: Deps, id: string) {
  expect(deps.sent).toEqual([]);
  const row = await read(id);
  expect(row.attempts).toEqual([]);
  expect(row.status).not.toBe("publishing");
}

describe.each(NAMES)("%s", (name) => {
  test("a change before the batch runs keeps it from sending", async () => {
    const { actor, ref, deps } = await make(-1000);
    await CHANGES[name]!(deps, actor, ref);
    await publishBatch(deps, [ref.id]);
    await expectNotSent(deps, ref.id);
  });

  test("a change after the sweep queued the post keeps its batch from sending", async () => {
    const { actor, ref, deps } = await make(-1000);
    const batches = await queueDuePosts(deps);
    expect(batches.flatMap(({ postIds }) => postIds)).toContain(ref.id);
    await CHANGES[name]!(deps, actor, ref);
    await publishBatch(deps, [ref.id]);
    await expectNotSent(deps, ref.id);
  });

  test("a change while the batch waits for the moment keeps it from sending", async () => {
    const { actor, ref, deps, oldTime } = await make(600);
    const waits = onFirstSleep(deps, () => CHANGES[name]!({ ...deps, clock: systemClock }, actor, ref));
    await publishBatch(deps, [ref.id]);
    expect(waits.length).toBeGreaterThan(0);
    expect(Date.now()).toBeGreaterThanOrEqual(oldTime.getTime());
    await expectNotSent(deps, ref.id);
  });
});

test.each(["before the batch runs", "while the batch waits"])(
  "a post moved a little %s goes out once, at its new time",
  async (when) => {
    const { actor, ref, deps } = await make(600);
    const sentAt: number[] = [];
    const { create } = deps.publisher;
    deps.publisher.create = (request, token) => {
      sentAt.push(Date.now());
      return create(request, token);
    };
    const newTime = soon(1200);
    const move = () => scheduleAt(deps, actor, ref, { at: newTime, zone, wall: toWall(newTime, zone) });
    if (when === "before the batch runs") await move();
    else onFirstSleep(deps, move);
    await publishBatch(deps, [ref.id]);
    expect(sentAt).toHaveLength(1);
    expect(sentAt[0]).toBeGreaterThanOrEqual(newTime.getTime());
    expect(sentAt[0]).toBeLessThan(newTime.getTime() + 1000);
    expect(await read(ref.id)).toMatchObject({ status: "published", scheduledAt: newTime });
  },
);

test.each([
  ["within the look-ahead gets a run for the new time", 70_000, 1],
  ["beyond the look-ahead is left to the sweep", 100_000, 0],
])("a post moved %s", async (_name, ms, batches) => {
  const { actor, ref, deps } = await make(-1000, { queuedAt: new Date() });
  const at = soon(ms);
  await scheduleAt(deps, actor, ref, { at, zone, wall: toWall(at, zone) });
  const { retry } = await publishBatch(deps, [ref.id]);
  expect(retry).toEqual(Array(batches).fill({ dueAt: at.toISOString(), postIds: [ref.id] }));
  await expectNotSent(deps, ref.id);
  expect(await read(ref.id)).toMatchObject({ queuedAt: null });
});

test("a post moved earlier does not wait for the old time", async () => {
  const { actor, ref, deps, oldTime } = await make(3_600_000);
  const newTime = soon(200);
  await scheduleAt(deps, actor, ref, { at: newTime, zone, wall: toWall(newTime, zone) });
  expect(deps.hints).toEqual([{ dueAt: newTime.toISOString(), postIds: [ref.id] }]);
  await publishBatch(deps, deps.hints[0]!.postIds);
  expect(deps.sent).toHaveLength(1);
  expect(Date.now()).toBeLessThan(oldTime.getTime());
});

test("a post deleted and restored while the batch waits goes out once, at its time", async () => {
  const { actor, ref, deps, oldTime } = await make(600);
  onFirstSleep(deps, async () => {
    await deletePost(deps, actor, ref);
    await restorePost(deps, actor, ref.id);
  });
  await publishBatch(deps, [ref.id]);
  await publishBatch(deps, [ref.id]);
  expect(deps.sent).toHaveLength(1);
  expect(Date.now()).toBeGreaterThanOrEqual(oldTime.getTime());
});

test("a post restored after its time stays cancelled and is not sent late", async () => {
  const { actor, ref, deps } = await make(100);
  await deletePost(deps, actor, ref);
  await systemClock.sleep(150);
  await restorePost(deps, actor, ref.id);
  await publishBatch(deps, [ref.id]);
  await expectNotSent(deps, ref.id);
});
