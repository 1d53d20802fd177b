import { expect, test } from "vitest";
import { createMedia } from "./factories/create-media";
import { createPost } from "./factories/create-post";
import { createUser } from "./factories/create-user";
import { useTestDatabase } from "./test-database";

const test1 = useTestDatabase();
const test2 = useTestDatabase();

test("a user comes with a personal workspace and an active connection", async () => {
  const user = await createUser(test1.db);
  const membership = await test1.db.membership.findMany({ where: { userId: user.id } });
  expect(membership).toMatchObject([{ workspaceId: user.workspaceId, role: "owner" }]);
  expect(user).toMatchObject({ linkedinStatus: "active", waitlistStatus: "active" });
});

test("two test databases share nothing", async () => {
  await createUser(test1.db);
  expect(await test2.db.user.count()).toBe(0);
  expect(test2.url).not.toBe(test1.url);
});

test("posts and media belong to their user", async () => {
  const user = await createUser(test1.db);
  const post = await createPost(test1.db, user, { status: "scheduled" });
  const media = await createMedia(test1.db, user, { postId: post.id });
  const found = await test1.db.post.findFirst({ where: { authorId: user.id }, include: { media: true } });
  expect(found?.media.map((one) => one.id)).toEqual([media.id]);
  expect(post.dueAt).toEqual(post.scheduledAt);
  expect(post.expiresAt!.getTime() - post.scheduledAt!.getTime()).toBe(12 * 3_600_000);
});

test("the database sorts the same on every machine", async () => {
  const rows = await test1.db.$queryRaw<Array<{ word: string }>>`
    SELECT word FROM (VALUES ('Öl'), ('Zebra'), ('apfel'), ('Apfel')) AS words(word) ORDER BY word COLLATE "de-x-icu"`;
  expect(rows.map((row) => row.word)).toEqual(["apfel", "Apfel", "Öl", "Zebra"]);
});
