import { randomUUID } from "node:crypto";
import { createPost as plantPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { PLANS } from "../plans/model/plans";
import { monthName } from "../plans/model/month";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { duePost, newPostInputOf, postInputOf } from "../testing/post-fixtures";
import { createPost } from "./create-post";
import { deletePost } from "./delete-post";
import { publishBatch } from "./publishing/publish-batch";
import { restorePost } from "./restore-post";
import { schedulePost } from "./schedule-post";
import { updatePost } from "./update-post";

const database = useTestDatabase({ max: 12 });
const LIMIT = PLANS.free.postsPerMonth!;

/** Creates a free user who has created this many posts this month. */
async function make(used: number) {
  const user = await createUser(database.db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) });
  const actor = actorOf(user);
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

test("of twenty concurrent creates exactly one gets the last post, and the others create nothing", async () => {
  const { deps, actor, counted, stored } = await make(LIMIT - 1);
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => createPost(deps, actor, newPostInputOf())),
  );
  const refused = tries.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(19);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "plan_limit_reached", data: { what: "posts", limit: LIMIT } });
  expect([await counted(), await stored()]).toEqual([LIMIT, 1]);
});

test("a create repeated because its answer was lost counts once, also at the limit", async () => {
  const { deps, actor, counted } = await make(LIMIT - 1);
  const input = newPostInputOf();
  const post = await createPost(deps, actor, input);
  expect(await createPost(deps, actor, input)).toEqual(post);
  expect(await counted()).toBe(LIMIT);
});

test("a create that is refused for its files counts nothing", async () => {
  const { deps, actor, counted } = await make(0);
  const input = newPostInputOf({ media: [{ id: randomUUID(), altText: "" }] });
  await expect(createPost(deps, actor, input)).rejects.toMatchObject({ code: "media_not_found" });
  expect(await counted()).toBe(0);
});

test("a copy counts as a post, restoring a deleted one does not", async () => {
  const { deps, actor, counted } = await make(0);
  const { id, version } = await createPost(deps, actor, newPostInputOf());
  await createPost(deps, actor, { ...newPostInputOf(), copyOf: id });
  await deletePost(deps, actor, { id, version });
  await restorePost(deps, actor, id);
  expect(await counted()).toBe(2);
});

test("above the limit what exists is edited, scheduled, restored and published as before", async () => {
  const { user, deps, actor, counted } = await make(LIMIT + 5);
  const { post: due } = await duePost(database.db, {}, user);
  await publishBatch(deps, [due.id]);
  expect(await database.db.post.findUnique({ where: { id: due.id } })).toMatchObject({ status: "published" });

  const { id } = await plantPost(database.db, user);
  const edited = await updatePost(deps, actor, { id, version: 1 }, postInputOf({ content: "Edited" }));
  const wall = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  const { version } = await schedulePost(deps, actor, edited, { wall, zone: actor.zone });
  await deletePost(deps, actor, { id, version });
  expect(await restorePost(deps, actor, id)).toMatchObject({ status: "scheduled", content: "Edited" });
  expect(await counted()).toBe(LIMIT + 5);
});
