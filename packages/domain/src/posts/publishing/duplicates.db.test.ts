import { sql } from "@takt/db/sql";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { duePost } from "../../testing/post-fixtures";
import { mintUrn } from "../../testing/reported-post";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome } from "../ports/publisher";
import { textHash } from "./claim";
import { textHashSql } from "./duplicates";
import { publishBatch } from "./publish-batch";
import { resendPost } from "./resend-post";

const database = useTestDatabase();
const AGE = TIMING.pause + 5_000;
const HOUR = 3_600_000;

/** Creates a text whose call was not answered AGE ago, through publishBatch. */
async function createUnanswered() {
  const { user, post } = await duePost(database.db, { content: "Twin  words" });
  await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "unknown" }) }), [post.id]);
  const sentAt = new Date(Date.now() - AGE);
  await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: sentAt } });
  await database.db.publishAttempt.updateMany({ where: { postId: post.id }, data: { sentAt } });
  return { user, post, sentAt: sentAt.getTime() };
}

/** Creates a post that a source of sync has read on LinkedIn, and that Takt did not publish. */
async function createRead(userId: string, at: number, visibility: "PUBLIC" | "CONNECTIONS" | null) {
  const text = "Twin\u00a0words\n";
  const row = { urn: mintUrn(at), text, visibility, publishedAt: new Date(at), seenAt: new Date() };
  await database.db.linkedinPost.create({ data: { userId, source: "community_api", ...row } });
}

async function resend(postId: string, create: () => CreateOutcome | Promise<CreateOutcome>) {
  const deps = fakeDeps(database.db, { create });
  await resendPost(deps, postId);
  const { status, linkedinUrn } = await database.db.post.findUniqueOrThrow({ where: { id: postId } });
  return { sent: deps.sent.length, status, linkedinUrn };
}

test.each([
  ["at the same time, seen by others", 400, "CONNECTIONS"],
  ["a day before", -24 * HOUR, "PUBLIC"],
  ["a day before, seen by who knows", -24 * HOUR, null],
  ["after the call was over", TIMING.http + TIMING.commitTail + TIMING.clockSkew + 1_000, "PUBLIC"],
] as const)(
  "a text is not sent again when its author has posted it by hand: %s",
  async (_name, ms, visibility) => {
    const { user, post, sentAt } = await createUnanswered();
    await createRead(user.id, sentAt + ms, visibility);
    expect(await resend(post.id, created)).toMatchObject({ sent: 0, status: "publishing" });
  },
);

test.each([
  ["by the post itself", 400, "PUBLIC"],
  ["by one of unknown visibility, at the same time", 400, null],
  ["by one that is longer ago than a duplicate means", -TIMING.duplicateReach, "PUBLIC"],
] as const)("sending a text again is not held up %s", async (_name, ms, visibility) => {
  const { user, post, sentAt } = await createUnanswered();
  await createRead(user.id, sentAt + ms, visibility);
  expect(await resend(post.id, created)).toMatchObject({ sent: 1, status: "published" });
});

test("the user is asked when a duplicate may be a post of theirs that sync reads meanwhile", async () => {
  const { user, post, sentAt } = await createUnanswered();
  const outcome = await resend(post.id, async () => {
    await createRead(user.id, sentAt + 400, "CONNECTIONS");
    return { kind: "duplicate", of: null };
  });
  expect(outcome).toEqual({ sent: 1, status: "unconfirmed", linkedinUrn: null });
});

const SPACES = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) =>
  /\s/.test(char),
);

test.each([
  ["every white space", SPACES.map((space) => `a${space}${space}b`).join("|") + SPACES.join("")],
  ["white space around it", ` \u00a0\n text \ufeff`],
  ["composed characters", "Gru\u0308\u00dfe \u2764\ufe0f \u{1f600}"],
  ["characters that are no white space", "a\u200bb\u180eb\u0085b\u001cb"],
  ["nothing", ""],
])("a text has one hash, computed here or by the database: %s", async (_name, text) => {
  const [row] = await database.db.$queryRaw<
    { hash: string }[]
  >`select ${textHashSql(sql`${text}::text`)} as hash`;
  expect(row?.hash).toBe(textHash(text));
});
