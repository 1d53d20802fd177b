import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { getConnection } from "./get-connection";

const database = useTestDatabase();

test("an active connection names its member, start and end, and never a token", async () => {
  const user = await createUser(database.db, {
    pictureKey: "0123456789abcdef",
    linkedinReason: "revoked",
    linkedinScopes: ["w_member_social"],
  });
  expect(await getConnection(database, toActor(user))).toEqual({
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
  });
});

test("a connection has the time of the last sync, and counts the posts that it holds back", async () => {
  const linkedinSyncedAt = new Date("2026-11-22T10:00:00Z");
  const ends = new Date("2026-12-01T10:00:00Z");
  const user = await createUser(database.db, { linkedinSyncedAt, linkedinAccessTokenExpiresAt: ends });
  const other = await createUser(database.db, { linkedinStatus: "invalid" });
  for (const [owner, days] of [
    [user, -1],
    [user, 0],
    [user, 1],
    [user, 2],
    [other, 1],
  ] as const) {
    const scheduledAt = new Date(ends.getTime() + days * 86_400_000);
    await createPost(database.db, owner, { status: "scheduled", scheduledAt });
    await createPost(database.db, owner, { status: "failed", scheduledAt });
  }
  const connection = async () => getConnection(database, toActor(user));
  expect(await connection()).toMatchObject({ syncedAt: linkedinSyncedAt, heldBack: 2 });
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
  expect(await connection()).toMatchObject({ heldBack: 4 });
  const endless = { linkedinStatus: "active", linkedinAccessTokenExpiresAt: null } as const;
  await database.db.user.update({ where: { id: user.id }, data: endless });
  expect(await connection()).toMatchObject({ expiresAt: null, heldBack: 0 });
});

test("what the grants of LinkedIn's products permit counts as long as they are active", async () => {
  const user = await createUser(database.db, { linkedinScopes: ["w_member_social"] });
  const permissions = async () => (await getConnection(database, toActor(user))).permissions;
  await createGrant(database.db, user, { product: "community", status: "invalid" });
  expect(await permissions()).toMatchObject({ publish: true, comment: false, readMetrics: false });
  await database.db.linkedinGrant.updateMany({ where: { userId: user.id }, data: { status: "active" } });
  expect(await permissions()).toMatchObject({ publish: true, comment: true, readMetrics: true });
});

test("an invalid connection has its reason", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid", linkedinReason: "expired" });
  expect(await getConnection(database, toActor(user))).toMatchObject({
    status: "invalid",
    reason: "expired",
  });
});

test("a user without a connection gets no member", async () => {
  const user = await createUser(database.db, { linkedinStatus: "none", pictureKey: "0123456789abcdef" });
  expect(await getConnection(database, toActor(user))).toMatchObject({
    status: "none",
    reason: null,
    heldBack: 0,
    memberName: null,
    memberImage: null,
  });
});
