import { createLabel } from "@takt/db/testing/factories/create-label";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { createPost as createDraft } from "../posts/create-post";
import { listCalendarPosts } from "../posts/list-calendar-posts";
import { listPosts } from "../posts/list-posts";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { deleteLabel } from "./change-label";
import { labelPosts, setPostLabels } from "./label-posts";
import { countLabeledPosts, listPostLabels } from "./list-labels";
import { LABEL_LIMITS } from "./model/label-limits";
import { restoreLabel } from "./restore-label";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);

async function make() {
  const { db } = database;
  const user = await createUser(db);
  const posts = [await createPost(db, user), await createPost(db, user, { status: "scheduled" })] as const;
  const [first, second] = [await createLabel(db, user), await createLabel(db, user)];
  return { user, actor: toActor(user), posts, first, second, postIds: posts.map(({ id }) => id) };
}

/** The labels of posts in the database, each list in its order. */
async function readLabels(postIds: readonly string[]) {
  const rows = await database.db.postLabel.findMany({ where: { postId: { in: [...postIds] } } });
  return postIds.map((id) =>
    rows
      .filter(({ postId }) => postId === id)
      .map(({ labelId }) => labelId)
      .toSorted(),
  );
}

test("labels are added to posts and taken off them, and what is before undoes it", async () => {
  const { actor, postIds, first, second } = await make();
  await labelPosts(deps(), actor, { postIds: [postIds[0]!], add: [first.id], remove: [] });
  const outcomes = await labelPosts(deps(), actor, { postIds, add: [second.id], remove: [first.id] });
  expect(outcomes).toEqual([
    { kind: "done", id: postIds[0], before: [first.id] },
    { kind: "done", id: postIds[1], before: [] },
  ]);
  expect(await readLabels(postIds)).toEqual([[second.id], [second.id]]);
  const before = outcomes.flatMap((one) =>
    one.kind === "done" ? [{ id: one.id, labelIds: one.before }] : [],
  );
  await setPostLabels(deps(), actor, { posts: before });
  expect(await readLabels(postIds)).toEqual([[first.id], []]);
});

test("a label changes nothing of the post's row: version, time of the last change, review, schedule", async () => {
  const { actor, postIds, first } = await make();
  const read = () => database.db.post.findMany({ where: { id: { in: postIds } }, orderBy: { id: "asc" } });
  const before = await read();
  await labelPosts(deps(), actor, { postIds, add: [first.id], remove: [] });
  await deleteLabel(deps(), actor, first.id);
  expect(await read()).toEqual(before);
});

test("a post has ten labels at most, and keeps no other post from its label", async () => {
  const { user, actor, posts, postIds, first } = await make();
  const labels = [];
  for (let n = 0; n < LABEL_LIMITS.perPost; n++) labels.push((await createLabel(database.db, user)).id);
  await labelPosts(deps(), actor, { postIds: [posts[0].id], add: labels, remove: [] });
  expect(await labelPosts(deps(), actor, { postIds, add: [first.id], remove: [] })).toEqual([
    { kind: "refused", id: postIds[0], code: "post_labels_full" },
    { kind: "done", id: postIds[1], before: [] },
  ]);
  const swapped = await labelPosts(deps(), actor, {
    postIds: [posts[0].id],
    add: [first.id],
    remove: [labels[0]!],
  });
  expect(swapped).toMatchObject([{ kind: "done" }]);
  expect((await readLabels(postIds)).map((ids) => ids.length)).toEqual([10, 1]);
});

test("of concurrent labels a post gets as many as it has room for", async () => {
  const { user, actor, posts } = await make();
  const labels = [];
  for (let n = 0; n < 14; n++) labels.push((await createLabel(database.db, user)).id);
  const calls = labels.map((id) =>
    labelPosts(deps(), actor, { postIds: [posts[0].id], add: [id], remove: [] }),
  );
  const outcomes = (await Promise.all(calls)).flat();
  expect(outcomes.filter(({ kind }) => kind === "refused")).toHaveLength(4);
  expect((await readLabels([posts[0].id]))[0]).toHaveLength(10);
});

test("another member's label and another member's post are not there", async () => {
  const mine = await make();
  const other = await make();
  const notFound = { code: "label_not_found" };
  const { postIds, first } = mine;
  const change = (actor: typeof mine.actor, ids: string[], add: string[], remove: string[] = []) =>
    labelPosts(deps(), actor, { postIds: ids, add, remove });
  await change(other.actor, other.postIds, [other.first.id]);
  await expect(change(mine.actor, postIds, [other.first.id])).rejects.toMatchObject(notFound);
  await expect(change(mine.actor, other.postIds, [first.id])).rejects.toMatchObject({
    code: "post_not_found",
  });
  await expect(change(mine.actor, other.postIds, [], [other.first.id])).rejects.toMatchObject({
    code: "post_not_found",
  });
  expect(await change(mine.actor, [postIds[0]!, other.postIds[0]!], [first.id])).toEqual([
    { kind: "done", id: postIds[0], before: [] },
    { kind: "refused", id: other.postIds[0], code: "post_not_found" },
  ]);
  const set = { posts: [{ id: postIds[1]!, labelIds: [first.id, other.first.id] }] };
  await setPostLabels(deps(), mine.actor, set);
  const strangers = { posts: [{ id: other.postIds[0]!, labelIds: [] }] };
  await expect(setPostLabels(deps(), mine.actor, strangers)).rejects.toMatchObject({
    code: "post_not_found",
  });
  await expect(listPostLabels(deps(), mine.actor, other.postIds[0]!)).rejects.toMatchObject({
    code: "post_not_found",
  });
  expect(await readLabels([...postIds, ...other.postIds])).toEqual([
    [first.id],
    [first.id],
    [other.first.id],
    [other.first.id],
  ]);
});

test("a deleted label is off its posts, and restored on them; a post that is full meanwhile keeps what it has", async () => {
  const { user, actor, postIds, posts, first } = await make();
  await labelPosts(deps(), actor, { postIds, add: [first.id], remove: [] });
  expect(await countLabeledPosts(deps(), actor)).toContainEqual({ id: first.id, posts: 2 });
  await deleteLabel(deps(), actor, first.id);
  expect(await listPostLabels(deps(), actor, posts[0].id)).toEqual([]);
  const labels = [];
  for (let n = 0; n < LABEL_LIMITS.perPost; n++) labels.push((await createLabel(database.db, user)).id);
  await labelPosts(deps(), actor, { postIds: [posts[0].id], add: labels, remove: [] });
  await restoreLabel(deps(), actor, first.id);
  expect(await listPostLabels(deps(), actor, posts[0].id)).toEqual(expect.arrayContaining(labels));
  expect(await listPostLabels(deps(), actor, posts[0].id)).toHaveLength(10);
  expect(await listPostLabels(deps(), actor, posts[1].id)).toEqual([first.id]);
});

test("the list knows the labels of its posts, and is filtered by one of the actor's", async () => {
  const { actor, postIds, posts, first } = await make();
  const other = await make();
  await labelPosts(deps(), actor, { postIds: [posts[1].id], add: [first.id], remove: [] });
  const list = async (who: typeof actor, label?: string) =>
    (await listPosts(deps(), who, { limit: 30, ...(label && { label }) })).posts;
  expect((await list(actor)).map(({ id, labelIds }) => [id, labelIds])).toEqual(
    expect.arrayContaining([
      [postIds[0], []],
      [postIds[1], [first.id]],
    ]),
  );
  expect((await list(actor, first.id)).map(({ id }) => id)).toEqual([postIds[1]]);
  expect(await list(other.actor, first.id)).toEqual([]);
  await deleteLabel(deps(), actor, first.id);
  expect(await list(actor, first.id)).toEqual([]);
});

test("the calendar knows the labels of its posts", async () => {
  const { user, actor, first, second } = await make();
  const scheduledAt = new Date("2027-05-03T08:00:00Z");
  const { id } = await createPost(database.db, user, { status: "scheduled", scheduledAt });
  await createPost(database.db, user, { status: "scheduled", scheduledAt: new Date("2027-05-04T08:00:00Z") });
  await labelPosts(deps(), actor, { postIds: [id], add: [first.id, second.id], remove: [] });
  const month = { from: new Date("2027-05-01T00:00:00Z"), to: new Date("2027-06-01T00:00:00Z") };
  const { posts } = await listCalendarPosts(deps(), actor, month);
  expect(posts.map(({ labelIds }) => labelIds.toSorted())).toEqual([[first.id, second.id].toSorted(), []]);
});

test("a copy of a post has its labels; of another member's post it takes none", async () => {
  const { actor, posts, first } = await make();
  const other = await make();
  await labelPosts(deps(), actor, { postIds: [posts[0].id], add: [first.id], remove: [] });
  const copy = (who: typeof actor, id: string) =>
    createDraft(deps(), who, {
      id,
      content: "Copy",
      hashtags: [],
      visibility: "PUBLIC",
      media: [],
      copyOf: posts[0].id,
    });
  const [mine, theirs] = [v7(), v7()];
  await copy(actor, mine);
  await copy(other.actor, theirs);
  expect(await readLabels([mine, theirs])).toEqual([[first.id], []]);
});

test("labels go with their post, and with their member", async () => {
  const { user, actor, postIds, posts, first } = await make();
  await labelPosts(deps(), actor, { postIds, add: [first.id], remove: [] });
  await database.db.post.delete({ where: { id: posts[0].id } });
  expect(await readLabels(postIds)).toEqual([[], [first.id]]);
  await database.db.user.delete({ where: { id: user.id } });
  expect(await database.db.label.count({ where: { userId: user.id } })).toBe(0);
  expect(await readLabels(postIds)).toEqual([[], []]);
});
