import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { commentedPost, dueComment, readComment } from "../../testing/comment-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { COMMENT_TIMING } from "../model/comment-timing";
import { sendComment } from "./send-comment";
import { sendComments } from "./send-comments";

const database = useTestDatabase();
const deps = (answers: Parameters<typeof fakeDeps>[1] = {}) => fakeDeps(database.db, answers);
const read = (id: string) => readComment(database.db, id);
const getGrant = (userId: string) =>
  database.db.linkedinGrant.findUniqueOrThrow({
    where: { userId_product: { userId, product: "community" } },
  });

test("a due comment is sent once, exactly as it was typed, with the token of its own connection", async () => {
  const firstComment = "  More (here): https://example.com/a_(b)\n#tag \\ @you ";
  const { post, connection } = await dueComment(database.db, {}, { firstComment });
  const { comments, ...rest } = deps();
  await sendComment(rest, post.id);
  await sendComment(rest, post.id);
  const { memberSub, accessToken: token } = connection;
  expect(comments).toEqual([{ urn: post.linkedinUrn, memberSub, text: firstComment, token }]);
  expect(await read(post.id)).toMatchObject({ state: "published", attempts: [{ outcome: "created" }] });
});

test("nothing is sent before the comment is due", async () => {
  const { post } = await dueComment(database.db, { dueAt: new Date(Date.now() + 60_000) });
  const { comments, ...rest } = deps();
  await sendComment(rest, post.id);
  expect(comments).toEqual([]);
});

test("without a connection the comment fails, and says so", async () => {
  const { user, post } = await dueComment(database.db);
  await database.db.linkedinGrant.deleteMany({ where: { userId: user.id } });
  const { comments, ...rest } = deps();
  await sendComment(rest, post.id);
  expect(await read(post.id)).toMatchObject({ state: "failed", reason: "not_connected", attempts: [] });
  expect(comments).toEqual([]);
});

test("a connection without the permission to comment is not used", async () => {
  const { user, post } = await dueComment(database.db);
  await database.db.linkedinGrant.updateMany({
    where: { userId: user.id },
    data: { scopes: ["r_basicprofile"] },
  });
  const { comments, ...rest } = deps();
  await sendComment(rest, post.id);
  expect(await read(post.id)).toMatchObject({ state: "failed", reason: "not_permitted" });
  expect(comments).toEqual([]);
});

test("when the day's calls are used up, the comment waits until the next day, without a call", async () => {
  const { post } = await dueComment(database.db);
  const { comments, ...rest } = deps({
    apiProducts: { community: { scopes: [], memberCallsPerDay: 0, appCallsPerDay: 500 } },
  });
  await sendComment(rest, post.id);
  const row = (await read(post.id))!;
  expect(row).toMatchObject({ state: "waiting", attempts: [] });
  expect(row.dueAt.getUTCHours()).toBe(0);
  expect(Number(row.dueAt)).toBeGreaterThan(Date.now());
  expect(comments).toEqual([]);
});

test("a call is counted of the member and of the app", async () => {
  const { post, connection } = await dueComment(database.db);
  await sendComment(deps(), post.id);
  const calls = await database.db.linkedinCalls.findMany({ where: { memberSub: connection.memberSub } });
  expect(calls).toMatchObject([{ calls: 1 }]);
});

test("a revoked token ends the connection, and the comment fails", async () => {
  const { user, post } = await dueComment(database.db);
  await sendComment(deps({ comment: () => ({ kind: "unauthorized", why: "revoked" }) }), post.id);
  expect(await getGrant(user.id)).toMatchObject({ status: "invalid", reason: "revoked" });
  expect(await read(post.id)).toMatchObject({ state: "failed", reason: "connection" });
});

test("a token that LinkedIn does not know yet is tried again", async () => {
  const { user, post } = await dueComment(database.db);
  await database.db.linkedinGrant.updateMany({
    where: { userId: user.id },
    data: { connectedAt: new Date() },
  });
  await sendComment(deps({ comment: () => ({ kind: "unauthorized", why: "revoked" }) }), post.id);
  expect(await getGrant(user.id)).toMatchObject({ status: "active" });
  expect(await read(post.id)).toMatchObject({ state: "waiting" });
});

test("guard comment-fresh: a claim that took too long is released, and nothing is sent", async () => {
  const { post, connection } = await dueComment(database.db);
  let now = Date.now();
  const clock = { now: () => (now += COMMENT_TIMING.fresh + 1), sleep: () => Promise.resolve() };
  const { comments, ...rest } = deps({ clock });
  await sendComment(rest, post.id);
  expect(comments).toEqual([]);
  expect(await read(post.id)).toMatchObject({ state: "waiting", attemptId: null });
  // The call that was counted and not made is given back.
  const { memberSub } = connection;
  expect(await database.db.linkedinCalls.findFirst({ where: { memberSub } })).toMatchObject({ calls: 0 });
});

test("a claim whose answer was lost is released, because nothing was sent under it", async () => {
  const { post } = await dueComment(database.db);
  const lost = new Proxy(database.db, {
    get(target, key) {
      if (key !== "$transaction") return Reflect.get(target, key) as unknown;
      return async (work: never) => {
        await target.$transaction(work);
        throw new Error("connection lost");
      };
    },
  });
  const { comments, ...rest } = fakeDeps(lost);
  await expect(sendComment(rest, post.id)).rejects.toThrow("connection lost");
  expect(comments).toEqual([]);
  expect(await read(post.id)).toMatchObject({ state: "waiting", attemptId: null });
});

test("a post is commented two seconds after it was published, in one run", async () => {
  const { post } = await commentedPost(database.db);
  const { comments, ...rest } = deps();
  const { wait } = await sendComments(rest, [post.id]);
  expect(comments).toEqual([]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(COMMENT_TIMING.firstDelay);
  await database.db.postComment.update({ where: { postId: post.id }, data: { dueAt: new Date(0) } });
  expect(await sendComments(rest, [post.id])).toEqual({ wait: null });
  expect(comments).toHaveLength(1);
});
