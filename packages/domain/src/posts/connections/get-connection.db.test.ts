import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../../testing/actor-of";
import { getConnection } from "./get-connection";

const database = useTestDatabase();

test("an active connection names its member, start and end, and never a token", async () => {
  const user = await createUser(database.db, {
    pictureKey: "0123456789abcdef",
    linkedinReason: "revoked",
    linkedinScopes: ["w_member_social"],
  });
  expect(await getConnection(database, actorOf(user))).toEqual({
    status: "active",
    // Only an invalid connection has a reason.
    reason: null,
    expiresAt: user.linkedinAccessTokenExpiresAt,
    permissions: {
      signIn: false,
      publish: true,
      comment: false,
      readPosts: false,
      readMetrics: false,
      readFollowers: false,
    },
    connectedAt: user.linkedinConnectedAt,
    heldBack: 0,
    memberName: user.name,
    memberImage: "/api/picture?v=01234567",
    syncedAt: null,
    totalPosts: 0,
  });
});

test("a connection has the time of the last sync and the number of the user's published posts", async () => {
  const syncedAt = new Date("2026-11-22T10:00:00Z");
  const [user, other] = [
    await createUser(database.db, { linkedinSyncedAt: syncedAt }),
    await createUser(database.db),
  ];
  for (const status of ["published", "published", "draft", "scheduled", "failed"] as const)
    await createPost(database.db, user, { status });
  await createPost(database.db, user, { status: "published", deletedAt: new Date() });
  await createPost(database.db, other, { status: "published" });
  await createPost(database.db, { id: other.id, workspaceId: user.workspaceId }, { status: "published" });
  expect(await getConnection(database, actorOf(user))).toMatchObject({ syncedAt, totalPosts: 2 });
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
  expect(await getConnection(database, actorOf(user))).toMatchObject({ totalPosts: 3 });
});

test("what the grants of LinkedIn's products permit counts as long as they are active", async () => {
  const user = await createUser(database.db, { linkedinScopes: ["w_member_social"] });
  const permissions = async () => (await getConnection(database, actorOf(user))).permissions;
  await createGrant(database.db, user, { product: "community", status: "invalid" });
  expect(await permissions()).toMatchObject({ publish: true, comment: false, readMetrics: false });
  await database.db.linkedinGrant.updateMany({ where: { userId: user.id }, data: { status: "active" } });
  expect(await permissions()).toMatchObject({ publish: true, comment: true, readMetrics: true });
});

test("an invalid connection has its reason", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid", linkedinReason: "expired" });
  expect(await getConnection(database, actorOf(user))).toMatchObject({
    status: "invalid",
    reason: "expired",
  });
});

test("a user without a connection gets no member", async () => {
  const user = await createUser(database.db, { linkedinStatus: "none", pictureKey: "0123456789abcdef" });
  expect(await getConnection(database, actorOf(user))).toMatchObject({
    status: "none",
    reason: null,
    heldBack: 0,
    memberName: null,
    memberImage: null,
  });
});
