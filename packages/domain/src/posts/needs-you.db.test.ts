import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getOverview } from "./get-overview";
import { listNeeds } from "./list-needs";

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

test("the posts of another user, and those of another workspace, are neither listed nor counted", async () => {
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
  expect(await overview(user)).toEqual({ needsYou: 0, drafts: 0, latestDrafts: [] });
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
