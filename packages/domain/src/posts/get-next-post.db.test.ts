import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getNextPost } from "./get-next-post";

const database = useTestDatabase();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

test("the next post is the first one due, with the fields of its card", async () => {
  const user = await createUser(database.db);
  const at = inHours(2);
  await createPost(database.db, user, { status: "scheduled", scheduledAt: inHours(30) });
  const post = await createPost(database.db, user, {
    status: "scheduled",
    scheduledAt: at,
    scheduledZone: "Asia/Tokyo",
    content: "x".repeat(500),
  });
  await createMedia(database.db, user, { postId: post.id });
  await createMedia(database.db, user, { postId: post.id });
  expect(await getNextPost(database, toActor(user))).toMatchObject({
    id: post.id,
    version: post.version,
    excerpt: "x".repeat(280),
    scheduledAt: at,
    zone: "Asia/Tokyo",
    visibility: "PUBLIC",
    dueAt: at,
    mediaCount: 2,
    heldBack: false,
  });
});

test("a deferred post counts by the time of its next try", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, { status: "scheduled", scheduledAt: inHours(1), dueAt: inHours(5) });
  const sooner = await createPost(database.db, user, { status: "scheduled", scheduledAt: inHours(3) });
  expect(await getNextPost(database, toActor(user))).toMatchObject({ id: sooner.id });
});

test("a post of another user, a deleted one or one in another status is never the next", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const status of ["draft", "publishing", "published", "failed", "cancelled", "unconfirmed"] as const)
    await createPost(database.db, user, { status, scheduledAt: inHours(1) });
  await createPost(database.db, user, { status: "scheduled", deletedAt: new Date() });
  await createPost(database.db, other, { status: "scheduled" });
  await createPost(database.db, { id: other.id, workspaceId: user.workspaceId }, { status: "scheduled" });
  expect(await getNextPost(database, toActor(user))).toBeNull();
});

test("the next post is held back without a connection, or after the connection's end", async () => {
  const user = await createUser(database.db, { linkedinAccessTokenExpiresAt: inHours(24) });
  const post = await createPost(database.db, user, { status: "scheduled", scheduledAt: inHours(25) });
  const held = async () => (await getNextPost(database, toActor(user)))?.heldBack;
  expect(await held()).toBe(true);
  await createPost(database.db, user, { status: "scheduled", scheduledAt: inHours(23) });
  expect(await held()).toBe(false);
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
  expect(await held()).toBe(true);
  await database.db.post.delete({ where: { id: post.id } });
  expect(await held()).toBe(true);
  const endless = { linkedinStatus: "active", linkedinAccessTokenExpiresAt: null } as const;
  await database.db.user.update({ where: { id: user.id }, data: endless });
  expect(await held()).toBe(false);
});
