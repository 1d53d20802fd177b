import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { countLinkedinPosts } from "./count-linkedin-posts";

const database = useTestDatabase();

test("the published posts of the user alone count", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const status of ["published", "published", "draft", "scheduled", "failed"] as const)
    await createPost(database.db, user, { status });
  await createPost(database.db, user, { status: "published", deletedAt: new Date() });
  await createPost(database.db, other, { status: "published" });
  await createPost(database.db, { id: other.id, workspaceId: user.workspaceId }, { status: "published" });
  expect(await countLinkedinPosts(database, toActor(user))).toBe(2);
});

test("posts that a sync has told of count, those of Takt once, and none that is gone from LinkedIn", async () => {
  const { db } = database;
  const [user, other] = [await createUser(db), await createUser(db)];
  const removedAt = new Date();
  const own = await createPost(db, user, { status: "published" });
  await createPost(db, user, { status: "published" });
  await createPost(db, user, { status: "published", removedAt });
  await createLinkedinPost(db, user, { postId: own.id });
  await createLinkedinPost(db, user);
  await createLinkedinPost(db, user, { removedAt });
  await createLinkedinPost(db, other);
  expect(await countLinkedinPosts(database, toActor(user))).toBe(3);
});
