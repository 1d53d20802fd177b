import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { publishBatch } from "../publishing/publish-batch";
import { connect } from "./connect";

const database = useTestDatabase();
const soon = (ms: number) => new Date(Date.now() + ms);
const getGrant = (memberSub: string) => ({
  memberSub,
  accessToken: "new-token",
  expiresIn: 60,
  refreshToken: "new-refresh",
  scopes: ["openid", "w_member_social"],
});
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("a grant is stored sealed for this user and column, with a new generation", async () => {
  const user = await createUser(database.db, {
    linkedinProfileId: null,
    linkedinStatus: "none",
    linkedinGeneration: 0,
    linkedinAuthorized: false,
  });
  const now = Date.parse("2026-11-21T08:00:00Z");
  const deps = fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
  await connect(deps, user.id, getGrant("sub-1"));
  expect(await read(user.id)).toMatchObject({
    linkedinProfileId: "sub-1",
    // The vault of the tests writes the subject before the token.
    linkedinAccessToken: `users/${user.id}/linkedin_access_token:new-token`,
    linkedinRefreshToken: `users/${user.id}/linkedin_refresh_token:new-refresh`,
    linkedinAccessTokenExpiresAt: new Date(now + 60_000),
    linkedinConnectedAt: new Date(now),
    linkedinScopes: ["openid", "w_member_social"],
    linkedinStatus: "active",
    linkedinAuthorized: true,
    linkedinReason: null,
    linkedinGeneration: 1,
  });
});

test("a reconnect by the same member clears the reason and increments the generation", async () => {
  const user = await createUser(database.db, {
    linkedinStatus: "invalid",
    linkedinReason: "revoked",
    linkedinGeneration: 7,
    linkedinRefreshToken: "old",
  });
  const grant = { ...getGrant(user.linkedinProfileId!), refreshToken: null };
  await connect(fakeDeps(database.db), user.id, grant);
  expect(await read(user.id)).toMatchObject({
    linkedinStatus: "active",
    linkedinReason: null,
    linkedinGeneration: 8,
    // A refresh token of the old grant is deleted.
    linkedinRefreshToken: null,
  });
});

test("a grant of another member is refused, and nothing changes", async () => {
  const user = await createUser(database.db, { linkedinStatus: "none" });
  const post = await createPost(database.db, user, { status: "scheduled", queuedAt: new Date() });
  const deps = fakeDeps(database.db);
  await expect(connect(deps, user.id, getGrant("someone-else"))).rejects.toMatchObject({
    code: "connection_other_member",
  });
  const { workspace: _, workspaceId: __, ...before } = user;
  expect(await read(user.id)).toEqual(before);
  expect(await database.db.post.findUnique({ where: { id: post.id } })).toEqual(post);
  expect(deps.hints).toEqual([]);
});

test("a reconnect clears queuedAt of the user's held-back posts, and of no other posts", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const queuedAt = new Date();
  const own = await createPost(database.db, user, { status: "scheduled", queuedAt });
  const others = await createPost(database.db, other, { status: "scheduled", queuedAt });
  await connect(fakeDeps(database.db), user.id, getGrant(user.linkedinProfileId!));
  const queued = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).queuedAt;
  expect([await queued(own.id), await queued(others.id)]).toEqual([null, queuedAt]);
});

test("a reconnect sends the jobs the posts that are due, but no later, expired, deleted or cancelled ones", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const late = await createPost(database.db, user, { status: "scheduled", scheduledAt: soon(-3_600_000) });
  const near = await createPost(database.db, user, { status: "scheduled", scheduledAt: soon(60_000) });
  await createPost(database.db, user, { status: "scheduled", scheduledAt: soon(90_000) });
  await createPost(database.db, user, { status: "scheduled", scheduledAt: soon(-13 * 3_600_000) });
  await createPost(database.db, user, { status: "cancelled", scheduledAt: soon(-1000) });
  await createPost(database.db, user, {
    status: "scheduled",
    scheduledAt: soon(-1000),
    deletedAt: new Date(),
  });
  const deps = fakeDeps(database.db);
  await connect(deps, user.id, getGrant(user.linkedinProfileId!));
  expect(deps.hints).toEqual([
    { dueAt: late.dueAt!.toISOString(), postIds: [late.id] },
    { dueAt: near.dueAt!.toISOString(), postIds: [near.id] },
  ]);
});

test("a post that was held back goes out with the new token", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const { post } = await duePost(database.db, {}, user);
  const deps = fakeDeps(database.db);
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toEqual([]);
  await connect(deps, user.id, getGrant(user.linkedinProfileId!));
  await publishBatch(deps, deps.hints[0]!.postIds);
  expect(deps.sent.map(({ token }) => token)).toEqual(["new-token"]);
});
