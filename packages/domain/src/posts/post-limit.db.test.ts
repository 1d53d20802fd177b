import { createPost as plantPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { PLANS } from "../plans/model/plans";
import { monthName } from "../plans/model/month";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { duePost, createNewPostInput, createPostInput } from "../testing/post-fixtures";
import { createPost } from "./create-post";
import { deletePost } from "./delete-post";
import type { PostRef } from "./model/post-input";
import { publishPostNow } from "./publish-post-now";
import { publishBatch } from "./publishing/publish-batch";
import { restorePost } from "./restore-post";
import { schedulePost } from "./schedule-post";
import { unschedulePost } from "./unschedule-post";
import { updatePost } from "./update-post";

const database = useTestDatabase({ max: 12 });
const LIMIT = PLANS.free.postsPerMonth!;
const DAY_MS = 86_400_000;

/** Creates a free user of whom this many posts count this month. */
async function make(used: number) {
  const user = await createUser(database.db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) });
  const actor = toActor(user);
  const month = monthName(Date.now(), actor.zone);
  await database.db.usageMonth.create({ data: { userId: user.id, month, posts: used } });
  const counted = async () =>
    (await database.db.usageMonth.findMany({ where: { userId: user.id } })).reduce(
      (sum, { posts }) => sum + posts,
      0,
    );
  const stored = () => database.db.post.count({ where: { authorId: user.id } });
  return { user, actor, deps: fakeDeps(database.db), counted, stored };
}

/** Schedules a post for this time tomorrow, or as many days later. */
const schedule = ({ deps, actor }: Awaited<ReturnType<typeof make>>, ref: PostRef, days = 1) =>
  schedulePost(deps, actor, ref, { wall: wallIn(days), zone: actor.zone });
const wallIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

test("drafts count nothing, also above the limit", async () => {
  const { deps, actor, counted, stored } = await make(LIMIT);
  const { id, version } = await createPost(deps, actor, createNewPostInput());
  await createPost(deps, actor, { ...createNewPostInput(), copyOf: id });
  await updatePost(deps, actor, { id, version }, createPostInput({ content: "Edited" }));
  expect([await counted(), await stored()]).toEqual([LIMIT, 2]);
});

test("of ten posts scheduled at once exactly one gets the last place, and the others stay drafts", async () => {
  const free = await make(LIMIT - 1);
  const { deps, actor, user, counted } = free;
  const drafts = await Promise.all(
    Array.from({ length: 10 }, () => createPost(deps, actor, createNewPostInput())),
  );
  const tries = await Promise.allSettled(drafts.map((draft) => schedule(free, draft)));
  const refused = tries.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(9);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "plan_limit_reached", data: { what: "posts", limit: LIMIT } });
  expect(await counted()).toBe(LIMIT);
  const rows = await database.db.post.groupBy({ by: ["status"], where: { authorId: user.id }, _count: true });
  expect(rows.map(({ status, _count }) => [status, _count]).toSorted()).toEqual([
    ["draft", 9],
    ["scheduled", 1],
  ]);
});

test("a post counts once, however often it is moved, cleared and scheduled again, also at the limit", async () => {
  const free = await make(LIMIT - 1);
  const { deps, actor, counted } = free;
  const scheduled = await schedule(free, await createPost(deps, actor, createNewPostInput()));
  const moved = await schedule(free, scheduled, 2);
  const cleared = await unschedulePost(deps, actor, moved);
  expect(await schedule(free, cleared, 3)).toMatchObject({ status: "scheduled" });
  expect(await counted()).toBe(LIMIT);
});

test("one draft scheduled by two tabs at once counts once", async () => {
  const free = await make(0);
  const draft = await createPost(free.deps, free.actor, createNewPostInput());
  const tries = await Promise.allSettled([schedule(free, draft), schedule(free, draft, 2)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await free.counted()).toBe(1);
});

test("publishing now counts as scheduling does, and is refused at the limit", async () => {
  const { deps, actor, counted } = await make(LIMIT - 1);
  const [first, second] = [
    await createPost(deps, actor, createNewPostInput()),
    await createPost(deps, actor, createNewPostInput()),
  ];
  expect(await publishPostNow(deps, actor, first)).toMatchObject({ status: "scheduled" });
  await expect(publishPostNow(deps, actor, second)).rejects.toMatchObject({ code: "plan_limit_reached" });
  expect(await counted()).toBe(LIMIT);
});

test("a post that is refused for what it lacks counts nothing", async () => {
  const free = await make(0);
  const empty = await createPost(free.deps, free.actor, createNewPostInput({ content: "" }));
  await expect(schedule(free, empty)).rejects.toMatchObject({ code: "post_empty" });
  expect(await free.counted()).toBe(0);
});

test("above the limit what was scheduled is edited, moved, restored and published as before", async () => {
  const { user, deps, actor, counted } = await make(LIMIT + 5);
  const { post: due } = await duePost(database.db, {}, user);
  await publishBatch(deps, [due.id]);
  expect(await database.db.post.findUnique({ where: { id: due.id } })).toMatchObject({ status: "published" });

  const { id } = await plantPost(database.db, user, { scheduling: 1 });
  const edited = await updatePost(deps, actor, { id, version: 1 }, createPostInput({ content: "Edited" }));
  const { version } = await schedulePost(deps, actor, edited, { wall: wallIn(1), zone: actor.zone });
  await deletePost(deps, actor, { id, version });
  expect(await restorePost(deps, actor, id)).toMatchObject({ status: "scheduled", content: "Edited" });
  expect(await counted()).toBe(LIMIT + 5);
});
