import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { dueComment, readComment, sendingComment } from "../../testing/comment-fixtures";
import { COMMENT_TIMING } from "../model/comment-timing";
import type { CommentOutcome } from "../ports/publisher";
import { releaseComment, settleComment } from "./settle-comment";
import { settleLostComments } from "./settle-lost-comments";

const database = useTestDatabase();
const read = (id: string) => readComment(database.db, id);
const ago = (ms: number) => new Date(Date.now() - ms);
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);

async function settle(
  outcome: CommentOutcome,
  isOpen = true,
  more: Parameters<typeof sendingComment>[1] = {},
) {
  const made = await sendingComment(database.db, more);
  await settleComment(database, made.ref, outcome, isOpen);
  return { ...made, row: (await read(made.post.id))! };
}

test("a created comment is published as of when it was sent, with LinkedIn's id", async () => {
  const { row } = await settle({ kind: "created", commentId: "71", status: 201, requestId: "r1" });
  expect(row).toMatchObject({ state: "published", publishedAt: row.attemptedAt, reason: null });
  expect(row.attempts).toMatchObject([
    {
      outcome: "created",
      commentId: "71",
      httpStatus: 201,
      linkedinRequestId: "r1",
      answeredAt: expect.any(Date),
    },
  ]);
});

test.each([
  ["refused", { kind: "refused", message: "No." }, "refused"],
  ["denied", { kind: "denied", message: "No." }, "not_permitted"],
] as const)("a comment that LinkedIn %s fails with LinkedIn's words", async (_name, outcome, reason) => {
  const { row } = await settle(outcome);
  expect(row).toMatchObject({ state: "failed", reason, reasonDetail: "No." });
  expect(row.attempts).toMatchObject([{ outcome: outcome.kind, linkedinMessage: "No." }]);
});

test("a comment whose connection has ended fails; one whose token is too new is tried again", async () => {
  const outcome = { kind: "unauthorized", why: "revoked" } as const;
  expect((await settle(outcome, false)).row).toMatchObject({ state: "failed", reason: "connection" });
  expect((await settle(outcome, true)).row).toMatchObject({ state: "waiting", attemptId: null });
});

test("a post that LinkedIn does not find yet is tried again in growing pauses, for some minutes", async () => {
  for (const [releases, pause] of [
    [0, 4_000],
    [1, 8_000],
    [5, 128_000],
    [20, COMMENT_TIMING.longestRetryDelay],
  ] as const) {
    const { row } = await settle({ kind: "post_not_found" }, true, { releases });
    expect(row).toMatchObject({
      state: "waiting",
      attemptId: null,
      attemptedAt: null,
      releases: releases + 1,
    });
    expect(Math.abs(Number(row.dueAt) - Date.now() - pause)).toBeLessThan(3_000);
  }
  const dueSince = ago(COMMENT_TIMING.notFound + 1000);
  const { row } = await settle({ kind: "post_not_found", message: "Not found" }, true, { dueSince });
  expect(row).toMatchObject({ state: "failed", reason: "post_not_found", reasonDetail: "Not found" });
});

test("a limited comment waits as long as LinkedIn says", async () => {
  const { row } = await settle({ kind: "limited", until: IN_AN_HOUR });
  expect(row).toMatchObject({ state: "waiting", dueAt: IN_AN_HOUR });
});

test("what was surely not sent is tried again", async () => {
  expect((await settle({ kind: "not_sent" })).row).toMatchObject({ state: "waiting", releases: 1 });
});

test("without an answer nothing is decided", async () => {
  const { row, attemptId } = await settle({ kind: "unknown" });
  expect(row).toMatchObject({ state: "sending", attemptId });
});

const LATE = [
  [
    "guard comment-confirm-attempt: an answer to another attempt publishes nothing",
    { kind: "created", commentId: "1" },
  ],
  ["guard comment-reject-attempt: a refusal of another attempt fails nothing", { kind: "refused" }],
  ["guard comment-release-attempt: the release of another attempt releases nothing", { kind: "not_sent" }],
] as const satisfies [string, CommentOutcome][];
test.each(LATE)("%s", async (_title, outcome) => {
  const { post, attemptId } = await sendingComment(database.db);
  await settleComment(database, { postId: post.id, attemptId: randomUUID() }, outcome, true);
  expect(await read(post.id)).toMatchObject({ state: "sending", attemptId });
});

test("an answer that comes late still decides what was unconfirmed, but releases nothing", async () => {
  const state = "unconfirmed" as const;
  const created = { kind: "created", commentId: "1" } as const;
  expect((await settle(created, true, { state })).row.state).toBe("published");
  expect((await settle({ kind: "refused" }, true, { state })).row.state).toBe("failed");
  const { ref, post } = await sendingComment(database.db, { state });
  await releaseComment(database.db, ref);
  expect(await read(post.id)).toMatchObject({ state, attemptId: ref.attemptId });
});

test("guard comment-lease: an attempt without an answer is asked about after its lease, not before", async () => {
  const fresh = await sendingComment(database.db, { attemptedAt: ago(COMMENT_TIMING.lease - 10_000) });
  const lost = await sendingComment(database.db, { attemptedAt: ago(COMMENT_TIMING.lease + 1000) });
  await settleLostComments(database);
  expect(await read(fresh.post.id)).toMatchObject({ state: "sending" });
  expect(await read(lost.post.id)).toMatchObject({ state: "unconfirmed", attemptId: lost.attemptId });
});

test("guard comment-expire: a comment fails when it has waited for a day, not before", async () => {
  const waiting = await dueComment(database.db, { dueSince: ago(COMMENT_TIMING.lateness - 10_000) });
  const late = await dueComment(database.db, { dueSince: ago(COMMENT_TIMING.lateness + 1000) });
  await settleLostComments(database);
  expect(await read(waiting.post.id)).toMatchObject({ state: "waiting" });
  expect(await read(late.post.id)).toMatchObject({ state: "failed", reason: "missed" });
});
