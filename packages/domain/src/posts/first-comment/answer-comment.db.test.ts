import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { dueComment, readComment, sendingComment } from "../../testing/comment-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { COMMENT_STATES, COMMENT_TRANSITIONS } from "../model/first-comment";
import { affirmComment, resendComment } from "./answer-comment";
import { getCommentAccess } from "./get-comment-access";
import { listCommentAttempts } from "./list-comment-attempts";

const database = useTestDatabase();
const ANSWERS = { affirm: affirmComment, resend: resendComment };

function deps() {
  const hints: string[][] = [];
  const events = { due: () => {}, commentsDue: (ids: string[]) => void hints.push(ids) };
  return { ...fakeDeps(database.db, { events }), commentHints: hints };
}
const unconfirmed = () => sendingComment(database.db, { state: "unconfirmed" });

describe.each(Object.entries(ANSWERS))("%s", (name, answer) => {
  const { from } = COMMENT_TRANSITIONS[name as keyof typeof ANSWERS];

  test("only what failed or is unconfirmed can be answered", async () => {
    const answered: string[] = [];
    for (const state of COMMENT_STATES) {
      const { actor, post, attemptId } = await sendingComment(database.db, { state });
      await answer(deps(), actor, { id: post.id, attemptId }).then(
        () => answered.push(state),
        (cause: { code?: string }) => answered.push(`${state}: ${cause.code}`),
      );
    }
    const refused = COMMENT_STATES.filter((state) => !(from as readonly string[]).includes(state));
    expect(answered.sort()).toEqual([...from, ...refused.map((state) => `${state}: comment_changed`)].sort());
  });

  test("another user's comment answers like a missing post", async () => {
    const { post, attemptId } = await unconfirmed();
    const stranger = toActor(await createUser(database.db));
    await expect(answer(deps(), stranger, { id: post.id, attemptId })).rejects.toMatchObject({
      code: "post_not_found",
    });
  });
});

/** Answers about attempts that were not shown; returns the codes and whether the row is as it was. */
async function answerAboutOthers(answer: (typeof ANSWERS)[keyof typeof ANSWERS]) {
  const { actor, post } = await unconfirmed();
  const before = await readComment(database.db, post.id);
  const codes: string[] = [];
  for (const attemptId of [randomUUID(), undefined])
    await answer(deps(), actor, { id: post.id, attemptId }).then(
      () => codes.push("answered"),
      (cause: { code: string }) => codes.push(cause.code),
    );
  return { codes, row: await readComment(database.db, post.id), before };
}
test("guard comment-affirm-attempt: only the attempt that was shown is affirmed", async () => {
  const { codes, row, before } = await answerAboutOthers(affirmComment);
  expect(codes).toEqual(["comment_changed", "comment_changed"]);
  expect(row).toEqual(before);
});
test("guard comment-resend-attempt: only the attempt that was shown is sent again", async () => {
  const { codes, row, before } = await answerAboutOthers(resendComment);
  expect(codes).toEqual(["comment_changed", "comment_changed"]);
  expect(row).toEqual(before);
});

test("a comment that is there is published as of when it was sent", async () => {
  const { actor, post, attemptId } = await unconfirmed();
  const { comment } = await affirmComment(database, actor, { id: post.id, attemptId });
  expect(comment).toMatchObject({ state: "published", publishedAt: comment!.attemptedAt });
});

test("a comment that was written by hand is published, although nothing was sent", async () => {
  const { actor, post } = await dueComment(database.db, { state: "failed", reason: "not_connected" });
  const { comment } = await affirmComment(database, actor, { id: post.id });
  expect(comment).toMatchObject({ state: "published", reason: null, publishedAt: expect.any(Date) });
});

test("a comment that is sent again is due at once, and the jobs are told", async () => {
  const { actor, post, attemptId } = await sendingComment(database.db, {
    state: "failed",
    reason: "refused",
    reasonDetail: "No.",
    releases: 4,
    dueSince: new Date(0),
  });
  const { commentHints, ...rest } = deps();
  const { comment } = await resendComment(rest, actor, { id: post.id, attemptId });
  expect(comment).toMatchObject({ state: "waiting", reason: null, reasonDetail: null, attemptId: null });
  expect(await readComment(database.db, post.id)).toMatchObject({ releases: 0 });
  expect(commentHints).toEqual([[post.id]]);
  await expect(resendComment(rest, actor, { id: post.id, attemptId })).rejects.toMatchObject({
    code: "comment_changed",
  });
});

test("a post that was deleted on LinkedIn, or has no link, is not commented again", async () => {
  for (const overrides of [{ removedAt: new Date() }, { linkedinUrn: null }]) {
    const { actor, post } = await dueComment(database.db, { state: "failed" }, overrides);
    await expect(resendComment(deps(), actor, { id: post.id })).rejects.toMatchObject({
      code: "comment_changed",
    });
  }
});

test("the calls of a comment are listed for its author alone", async () => {
  const { actor, post, attemptId } = await unconfirmed();
  expect(await listCommentAttempts(database, actor, post.id)).toMatchObject([
    { id: attemptId, outcome: null },
  ]);
  const stranger = toActor(await createUser(database.db));
  await expect(listCommentAttempts(database, stranger, post.id)).rejects.toMatchObject({
    code: "post_not_found",
  });
});

test("whether Takt can comment, and why not, is told by the app and the connection", async () => {
  const { actor, user } = await dueComment(database.db);
  const app = { scopes: ["w_member_social_feed"], memberCallsPerDay: 100, appCallsPerDay: 500 };
  const ready = fakeDeps(database.db, { apiProducts: { community: app } });
  const change = (data: object) => database.db.linkedinGrant.updateMany({ where: { userId: user.id }, data });
  expect(await getCommentAccess(ready, actor)).toBe("ready");
  expect(await getCommentAccess(fakeDeps(database.db, { apiProducts: {} }), actor)).toBe("unavailable");
  await change({ scopes: ["r_basicprofile"] });
  expect(await getCommentAccess(ready, actor)).toBe("not_granted");
  await change({ accessTokenExpiresAt: new Date(Date.now() - 1) });
  expect(await getCommentAccess(ready, actor)).toBe("ended");
  await change({ status: "none" });
  expect(await getCommentAccess(ready, actor)).toBe("not_connected");
});
