import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getOverview } from "./get-overview";
import { listNeeds } from "./list-needs";
import { snoozeNeed, unsnoozeNeed } from "./snooze-need";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

type Made = NonNullable<Parameters<typeof createPost>[2]>;
const make = (user: CreatedUser, overrides: Made) => createPost(database.db, user, overrides);
async function makeComment(
  user: CreatedUser,
  state: "failed" | "unconfirmed" | "published",
  post: Made = {},
) {
  const made = await make(user, {
    status: "published",
    publishedAt: ago(1),
    firstComment: "A link",
    ...post,
  });
  await database.db.postComment.create({ data: { postId: made.id, scheduling: made.scheduling, state } });
  return made;
}
const needs = async (user: CreatedUser) =>
  (await listNeeds(database, toActor(user))).map(({ need, post }) => [need, post.id]);
const overview = (user: CreatedUser) => getOverview(database, toActor(user));

test("what LinkedIn may have comes first, then what failed, then what lacks its comment, each the last changed first", async () => {
  const user = await createUser(database.db);
  const comment = await makeComment(user, "failed");
  const older = await make(user, { status: "failed", reason: "refused", updatedAt: ago(2) });
  const newer = await make(user, { status: "failed", reason: "refused", updatedAt: ago(1) });
  const unconfirmed = await make(user, { status: "unconfirmed", updatedAt: ago(3) });
  expect(await needs(user)).toEqual([
    ["unconfirmed", unconfirmed.id],
    ["failed", newer.id],
    ["failed", older.id],
    ["comment", comment.id],
  ]);
  expect(await overview(user)).toMatchObject({ needsYou: 4 });
});

test("five are listed, and all are counted", async () => {
  const user = await createUser(database.db);
  for (let n = 0; n < 7; n++) await make(user, { status: "failed", reason: "refused" });
  expect(await needs(user)).toHaveLength(5);
  expect(await overview(user)).toMatchObject({ needsYou: 7 });
});

test("nothing else needs its author: other states, deleted posts, comments that are out, old, or of a removed post", async () => {
  const user = await createUser(database.db);
  for (const status of ["draft", "scheduled", "publishing", "published", "cancelled"] as const)
    await make(user, { status });
  await make(user, { status: "failed", deletedAt: new Date() });
  await makeComment(user, "published");
  await makeComment(user, "failed", { publishedAt: ago(15) });
  await makeComment(user, "unconfirmed", { removedAt: new Date() });
  const again = await makeComment(user, "failed");
  await database.db.post.update({ where: { id: again.id }, data: { scheduling: { increment: 1 } } });
  expect(await needs(user)).toEqual([]);
  expect(await overview(user)).toMatchObject({ needsYou: 0 });
});

test("the posts of another workspace are neither listed nor counted; of those of another member the drafts are counted", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const owner of [
    other,
    { id: other.id, workspaceId: user.workspaceId },
    { id: user.id, workspaceId: other.workspaceId },
  ]) {
    await createPost(database.db, owner, { status: "unconfirmed" });
    await createPost(database.db, owner, { status: "failed" });
    await createPost(database.db, owner, { status: "draft" });
  }
  expect(await needs(user)).toEqual([]);
  expect(await overview(user)).toMatchObject({ needsYou: 0, drafts: 1 });
});

/** Puts off what is asked about a post, as it is shown. */
async function snooze(user: CreatedUser, id: string) {
  const seen = (await listNeeds(database, toActor(user))).find(({ post }) => post.id === id)!;
  await snoozeNeed(database, toActor(user), { id, occasion: seen.occasion });
}

test("a post that was put off rests for a day, or until its author takes it back", async () => {
  const user = await createUser(database.db);
  const post = await make(user, { status: "failed", reason: "refused" });
  const other = await make(user, { status: "unconfirmed", attemptId: crypto.randomUUID() });
  await snooze(user, post.id);
  await snooze(user, other.id);
  expect(await needs(user)).toEqual([]);
  expect(await overview(user)).toMatchObject({ needsYou: 0 });
  const { until } = await database.db.needSnooze.findUniqueOrThrow({ where: { postId: post.id } });
  expect(Math.abs(until.getTime() - Date.now() - DAY_MS)).toBeLessThan(60_000);

  await unsnoozeNeed(database, toActor(user), { id: other.id });
  expect(await needs(user)).toEqual([["unconfirmed", other.id]]);
  await database.db.needSnooze.update({ where: { postId: post.id }, data: { until: new Date() } });
  expect(await overview(user)).toMatchObject({ needsYou: 2 });
});

test.each([
  ["fails for another reason", { reason: "too_late" }],
  ["fails once more", { scheduling: { increment: 1 } }],
  ["is now unconfirmed", { status: "unconfirmed" as const }],
])("a post that was put off is back at once when it %s", async (_, data) => {
  const user = await createUser(database.db);
  const { id } = await make(user, { status: "failed", reason: "refused" });
  await snooze(user, id);
  await database.db.post.update({ where: { id }, data });
  expect(await needs(user)).toHaveLength(1);
  expect(await overview(user)).toMatchObject({ needsYou: 1 });
});

test("a first comment that was put off is back when its state changes, or when it fails once more", async () => {
  const user = await createUser(database.db);
  const { id } = await makeComment(user, "unconfirmed");
  for (const data of [{ state: "failed" as const }, { dueSince: ago(0.5) }]) {
    await snooze(user, id);
    expect(await needs(user)).toEqual([]);
    await database.db.postComment.update({ where: { postId: id }, data });
    expect(await needs(user)).toHaveLength(1);
  }
});

test("a change of the text does not end the rest", async () => {
  const user = await createUser(database.db);
  const { id } = await make(user, { status: "failed", reason: "refused" });
  await snooze(user, id);
  await database.db.post.update({ where: { id }, data: { content: "Better", version: { increment: 1 } } });
  expect(await needs(user)).toEqual([]);
});

test("what has changed since it was seen is not put off", async () => {
  const user = await createUser(database.db);
  const { id } = await make(user, { status: "failed", reason: "refused" });
  await snoozeNeed(database, toActor(user), { id, occasion: "failed:0:too_late" });
  expect(await needs(user)).toHaveLength(1);
});

test("a post that needs nothing cannot be put off, nor can another's, and another's rest cannot be ended", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const draft = await make(user, {});
  const { id } = await make(user, { status: "failed", reason: "refused" });
  const occasion = (await listNeeds(database, toActor(user)))[0]!.occasion;
  const foreign = snoozeNeed(database, toActor(other), { id, occasion });
  await expect(foreign).rejects.toMatchObject({ code: "post_not_found" });
  const idle = snoozeNeed(database, toActor(user), { id: draft.id, occasion });
  await expect(idle).rejects.toMatchObject({ code: "post_not_found" });
  await snooze(user, id);
  const foreignEnd = unsnoozeNeed(database, toActor(other), { id });
  await expect(foreignEnd).rejects.toMatchObject({ code: "post_not_found" });
  expect(await needs(user)).toEqual([]);
});

test("the overview names the five drafts that were changed last, also one without a text", async () => {
  const user = await createUser(database.db);
  for (let n = 0; n < 6; n++) await make(user, { content: `Draft ${n}`, updatedAt: ago(10 - n) });
  const empty = await make(user, { content: "", updatedAt: ago(1) });
  const { drafts, latestDrafts } = await overview(user);
  expect(drafts).toBe(7);
  expect(latestDrafts.map(({ excerpt }) => excerpt)).toEqual([
    "",
    "Draft 5",
    "Draft 4",
    "Draft 3",
    "Draft 2",
  ]);
  expect(latestDrafts[0]!.id).toBe(empty.id);
});
