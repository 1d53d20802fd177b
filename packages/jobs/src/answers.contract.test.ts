import { createUser } from "@takt/db/testing/factories/create-user";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { connect } from "@takt/domain/posts/connections/connect";
import { getConnection } from "@takt/domain/posts/connections/get-connection";
import { tokenSubject } from "@takt/domain/connections/open-token";
import { getPost } from "@takt/domain/posts/get-post";
import { listPosts } from "@takt/domain/posts/list-posts";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { listAttempts } from "@takt/domain/posts/list-attempts";
import { publishBatch } from "@takt/domain/posts/publishing/publish-batch";
import { resendPost } from "@takt/domain/posts/publishing/resend-post";
import { queueDuePosts } from "@takt/domain/posts/publishing/queue-due-posts";
import { toActor } from "@takt/domain/testing/to-actor";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { createLinkedInPublisher } from "@takt/linkedin/linkedin-publisher";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANSWER_ROWS, type AnswerRow } from "./testing/answer-rows";

/**
 * Tests every answer of LinkedIn to a create call, given by the emulator (by its own rules where it has one), through
 * the real client and the real use cases: what becomes of the post, the connection, the attempt and the member's other
 * posts.
 */
const database = useTestDatabase();
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const QUIET = { info: () => {}, warn: () => {}, error: () => {} };
let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(async () => {
  await linkedin.control.reset();
  await database.db.user.deleteMany();
  await database.db.linkedinCalls.deleteMany();
  await database.db.mediaUrn.deleteMany();
});

type Posts = { posts: { published: string }[] };
const ledger = async (text: string) =>
  (await linkedin.control.state<Posts>()).posts.filter(({ published }) => published.includes(text)).length;

const publisherAt = (apiUrl: string) =>
  createLinkedInPublisher({
    apiUrl,
    wwwUrl: linkedin.url,
    versions: ["202610", "202609", "202608"],
    log: QUIET,
    timeouts: { http: 700, connect: 500 },
  });

test.each(Object.keys(ANSWER_ROWS))("%s", async (name) => {
  const made = ANSWER_ROWS[name]!;
  const row = typeof made === "function" ? made() : made;
  const { db } = database;
  const token = row.token ?? (await linkedin.signIn(JANA, row.scope));
  const deps = fakeDeps(db, { publisher: publisherAt(row.apiUrl ?? linkedin.url) });
  const user = await createUser(db, {
    linkedinProfileId: row.memberSub ?? JANA,
    linkedinConnectedAt: new Date(Date.now() - (row.connectedAgo ?? 3600 * SECOND)),
  });
  const sealed = deps.vault.seal(token, tokenSubject(user.id));
  await db.user.update({ where: { id: user.id }, data: { linkedinAccessToken: sealed } });
  const actor = toActor(user);
  const expiresAt = new Date(Date.now() + 2 * DAY);
  const due = new Date(Date.now() - SECOND);
  const content = row.post?.content ?? "Guten Morgen";
  const post = await createPost(db, user, {
    status: "scheduled",
    scheduledAt: due,
    expiresAt,
    ...row.post,
    content,
  });
  const other = await createPost(db, user, { status: "scheduled", content: "Guten Abend", expiresAt });
  if (row.media) await attach(row.media, user, post.id);
  await row.given?.(linkedin);

  await publishBatch(deps, [post.id]);

  const { is } = row;
  const view = await getPost(deps, actor, post.id);
  expect(view).toMatchObject({
    status: is.status,
    reason: is.reason ?? null,
    heldBack: is.ended !== undefined,
  });
  const rest = Number(view.dueAt) - Date.now();
  const [least, most] = is.due ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  expect(rest).toBeGreaterThanOrEqual(least);
  expect(rest).toBeLessThanOrEqual(most);
  const receipts = await listAttempts(deps, actor, post.id);
  const { outcome, httpStatus, words = "" } = is.receipt;
  expect(receipts).toMatchObject([{ outcome, httpStatus }]);
  expect(receipts[0]!.linkedinMessage ?? "").toContain(words);
  expect(view.reasonDetail ?? "").toContain(is.status === "failed" ? words : "");
  expect(JSON.stringify([receipts, view])).not.toContain(token || "Bearer");
  expect(await ledger(content)).toBe(is.there ?? 0);
  expect(await getConnection(deps, actor)).toMatchObject(
    is.ended ? { status: "invalid", reason: is.ended } : { status: "active", reason: null },
  );

  // The member's other post becomes due.
  await linkedin.control.clearFaults();
  await db.post.update({ where: { id: other.id }, data: { dueAt: due, scheduledAt: due } });
  const handedOut = (await queueDuePosts(deps)).flatMap(({ postIds }) => postIds);
  const { posts: listed } = await listPosts(deps, actor, { status: "scheduled", limit: 50 });
  const waiting = listed.filter(({ heldBack }) => heldBack).map(({ id }) => id);
  expect(handedOut.includes(other.id)).toBe(!is.ended);
  expect(waiting.sort()).toEqual(is.ended ? [post.id, other.id].sort() : []);
  if (!is.ended) return;
  await linkedin.control.memberState(JANA, "restore");
  const fresh = await linkedin.control.issueToken(JANA);
  await connect(deps, user.id, {
    memberSub: JANA,
    accessToken: fresh.access_token,
    expiresIn: fresh.expires_in,
    refreshToken: null,
    scopes: [],
  });
  const resumed = deps.hints.flatMap(({ postIds }) => postIds);
  expect(resumed.sort()).toEqual([post.id, other.id].sort());
  await publishBatch(deps, resumed);
  expect(await ledger("Guten")).toBe(2);
});

/** Attaches an image that is recorded as uploaded to LinkedIn. */
async function attach(urn: string, user: Awaited<ReturnType<typeof createUser>>, postId: string) {
  const { sha256 } = await createMedia(database.db, user, { postId });
  const uploadedAt = new Date(Date.now() - 600 * SECOND);
  const memberSub = user.linkedinProfileId!;
  await database.db.mediaUrn.create({ data: { sha256, memberSub, urn, uploadedAt, readyAt: uploadedAt } });
}

test.each(Object.keys(ANSWER_ROWS).filter((name) => isUnknown(name)))(
  "%s is resolved by sending the same bytes, and is once on LinkedIn",
  async (name) => {
    const row = ANSWER_ROWS[name] as AnswerRow;
    const deps = fakeDeps(database.db, { publisher: publisherAt(linkedin.url) });
    const user = await createUser(database.db, {
      linkedinProfileId: JANA,
      linkedinConnectedAt: new Date(Date.now() - 3600 * SECOND),
    });
    const sealed = deps.vault.seal(await linkedin.signIn(), tokenSubject(user.id));
    await database.db.user.update({ where: { id: user.id }, data: { linkedinAccessToken: sealed } });
    const post = await createPost(database.db, user, {
      status: "scheduled",
      scheduledAt: new Date(Date.now() - SECOND),
    });
    await row.given?.(linkedin);
    await publishBatch(deps, [post.id]);
    const attemptedAt = new Date(Date.now() - TIMING.pause - SECOND);
    await database.db.post.update({ where: { id: post.id }, data: { attemptedAt } });
    await database.db.publishAttempt.updateMany({
      where: { postId: post.id },
      data: { sentAt: attemptedAt },
    });
    await resendPost(deps, post.id);
    const view = await getPost(deps, toActor(user), post.id);
    expect(view).toMatchObject({ status: "published", reason: null });
    // It exists already: LinkedIn called it a duplicate, and its link is not known.
    expect(view.linkedinUrl === null).toBe(row.is.there === 1);
    expect(await ledger(post.content)).toBe(1);
    expect(await listAttempts(deps, toActor(user), post.id)).toMatchObject([
      { kind: "resend", outcome: row.is.there ? "duplicate" : "created" },
      { kind: "create", outcome: "unknown" },
    ]);
  },
);

function isUnknown(name: string): boolean {
  const row = ANSWER_ROWS[name]!;
  return typeof row !== "function" && row.is.receipt.outcome === "unknown";
}
