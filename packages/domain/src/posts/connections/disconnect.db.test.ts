import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { publishBatch } from "../publishing/publish-batch";
import { connect } from "./connect";
import { disconnect } from "./disconnect";

const database = useTestDatabase();
const NOTHING_SENT = { inFlight: 0, revoked: true };

function throwing(message: string): never {
  throw new Error(message);
}

/** Starts a batch whose create call is not answered until `answer` is called. */
async function creating() {
  const { user, post } = await duePost(database.db);
  let answer: () => void = () => {};
  let enterCreate: () => void = () => {};
  const inCreate = new Promise<void>((resolve) => (enterCreate = resolve));
  const deps = fakeDeps(database.db, {
    create: () => {
      enterCreate();
      return new Promise((resolve) => (answer = () => resolve(created())));
    },
  });
  const batch = publishBatch(deps, [post.id]);
  await inCreate;
  return { user, post, deps, batch, answer: () => answer() };
}

test("a disconnect deletes the user's tokens, keeps the profile, and leaves other users alone", async () => {
  const [user, other] = [
    await createUser(database.db, { linkedinRefreshToken: "refresh", linkedinReason: "expired" }),
    await createUser(database.db),
  ];
  expect(await disconnect(fakeDeps(database.db), toActor(user))).toEqual(NOTHING_SENT);
  expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
    linkedinAuthorized: false,
    linkedinAccessToken: null,
    linkedinAccessTokenExpiresAt: null,
    linkedinRefreshToken: null,
    linkedinReason: null,
    linkedinProfileId: user.linkedinProfileId,
  });
  const { workspace: _, workspaceId: __, ...before } = other;
  expect(await database.db.user.findUnique({ where: { id: other.id } })).toEqual(before);
});

test("both tokens are revoked at LinkedIn, and no other user's", async () => {
  const deps = fakeDeps(database.db);
  const user = await createUser(database.db, {
    linkedinAccessToken: "sealed:access",
    linkedinRefreshToken: "sealed:refresh",
  });
  await createUser(database.db, { linkedinAccessToken: "sealed:foreign" });
  expect(await disconnect(deps, toActor(user))).toEqual(NOTHING_SENT);
  expect(deps.revoked).toEqual(["refresh", "access"]);
  // The second time there is no token to revoke.
  expect(await disconnect(deps, toActor(user))).toEqual(NOTHING_SENT);
  expect(deps.revoked).toHaveLength(2);
});

test.each([
  ["LinkedIn does not confirm", { revoke: () => false }],
  ["the token cannot be opened", { vault: { seal: () => "", open: () => throwing("another key") } }],
])("%s: the tokens are deleted anyway, and the result says so", async (_, answers) => {
  const user = await createUser(database.db);
  expect(await disconnect(fakeDeps(database.db, answers), toActor(user))).toEqual({
    inFlight: 0,
    revoked: false,
  });
  expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
    linkedinAccessToken: null,
  });
});

test("a grant that is stored while a create is awaited stays, and is not revoked", async () => {
  const { user, deps, batch, answer } = await creating();
  const done = disconnect(deps, toActor(user));
  const row = () => database.db.user.findUniqueOrThrow({ where: { id: user.id } });
  await expect.poll(async () => (await row()).linkedinStatus).toBe("none");
  const grant = { accessToken: "again", expiresIn: 3600, refreshToken: null, scopes: [] };
  await connect(deps, user.id, { ...grant, memberSub: user.linkedinProfileId! });
  answer();
  await done;
  await batch;
  expect(await row()).toMatchObject({ linkedinStatus: "active" });
  expect(deps.revoked).toHaveLength(1);
  expect(deps.revoked).not.toContain("again");
});

test("scheduled posts stay scheduled after a disconnect, and none is claimed", async () => {
  const { user, post } = await duePost(database.db);
  const deps = fakeDeps(database.db);
  await disconnect(deps, toActor(user));
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toEqual([]);
  const row = await database.db.post.findUniqueOrThrow({
    where: { id: post.id },
    include: { attempts: true },
  });
  expect(row).toMatchObject({ status: "scheduled", attempts: [] });
});

test("a disconnect waits for a create in flight, and no post is claimed meanwhile", async () => {
  const { user, post, deps, batch, answer } = await creating();
  const second = await duePost(database.db, {}, user);
  let answered = false;
  const done = disconnect(deps, toActor(user)).then((result) => {
    answered = true;
    return result;
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(answered).toBe(false);
  // LinkedIn would refuse the post that is being sent.
  expect(deps.revoked).toEqual([]);
  await publishBatch(deps, [second.post.id]);
  expect(deps.sent).toHaveLength(1);
  answer();
  expect(await done).toEqual(NOTHING_SENT);
  expect(deps.revoked).toHaveLength(1);
  await batch;
  expect(await database.db.post.findUnique({ where: { id: post.id } })).toMatchObject({
    status: "published",
  });
});

test("a create without an answer for 35 s is reported, and no longer awaited", async () => {
  const { user, deps, batch, answer } = await creating();
  let now = Date.now();
  const start = now;
  const clock = { now: () => now, sleep: (ms: number) => Promise.resolve(void (now += ms)) };
  expect(await disconnect({ ...deps, clock }, toActor(user))).toEqual({ inFlight: 1, revoked: true });
  expect(now - start).toBeGreaterThan(35_000);
  expect(now - start).toBeLessThan(36_000);
  answer();
  await batch;
});

test("a create of another user is not awaited", async () => {
  const { deps, batch, answer } = await creating();
  const user = await createUser(database.db);
  expect(await disconnect(deps, toActor(user))).toEqual(NOTHING_SENT);
  answer();
  await batch;
});

test("a create whose lease is over is not awaited", async () => {
  const { user, deps, batch, answer } = await creating();
  const clock = { now: () => Date.now() + 121_000, sleep: () => Promise.reject(new Error("waits")) };
  expect(await disconnect({ ...deps, clock }, toActor(user))).toEqual(NOTHING_SENT);
  answer();
  await batch;
});
