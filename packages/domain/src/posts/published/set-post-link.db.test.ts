import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { mintUrn } from "../../testing/reported-post";
import { createUnnamed } from "../../testing/unnamed-post";
import { enqueueComments } from "../first-comment/enqueue-comments";
import { resendComment } from "../first-comment/answer-comment";
import { COMMENT_TIMING } from "../model/comment-timing";
import { deletePublishedPost } from "./delete-published-post";
import { recordLinks } from "./record-links";
import { setPostLink } from "./set-post-link";

const database = useTestDatabase();
const SENT = Date.now() - 3_600_000;
const DAY_MS = 86_400_000;
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

async function make(overrides: Parameters<typeof createUnnamed>[2] = {}, sentAt = SENT) {
  const { user, post, attemptId } = await createUnnamed(database.db, sentAt, overrides);
  const commented: string[][] = [];
  const events = { due: () => {}, commentsDue: (ids: string[]) => void commented.push(ids) };
  const deps = fakeDeps(database.db, { events });
  const actor = toActor(user);
  const set = (link: string) => setPostLink(deps, actor, { id: post.id, link });
  return { user, post, attemptId, deps, actor, commented, set };
}
const linkTo = (urn: string) => `https://www.linkedin.com/feed/update/${urn}?utm_source=share`;
const toSlug = (urn: string) => {
  const [, , kind, id] = urn.split(":");
  return `www.linkedin.com/posts/ada_same-words-${kind}-${id}-AbCd/`;
};

test.each(["share", "ugcPost"] as const)("a pasted link to a %s lets the post be changed", async (kind) => {
  const { post, deps, actor, set } = await make();
  const urn = mintUrn(SENT + 400, kind);
  expect(await set(toSlug(urn))).toMatchObject({
    linkedinUrn: urn,
    linkedinUrl: `https://www.linkedin.com/feed/update/${urn}/`,
  });
  await deletePublishedPost(deps, actor, { id: post.id, version: post.version });
  expect(deps.changes).toMatchObject([{ urn, text: null }]);
});

test("the first comment goes on at once, under the pasted link", async () => {
  const { post, deps, commented, set } = await make({ firstComment: "More" });
  await enqueueComments(deps);
  const urn = mintUrn(SENT + 400, "activity");
  await set(linkTo(urn));
  expect(commented).toEqual([[post.id]]);
  await enqueueComments(deps, commented[0]);
  expect(await database.db.postComment.findUnique({ where: { postId: post.id } })).toMatchObject({
    state: "waiting",
    urn,
    reason: null,
  });
});

test("the comment of an old post waits for its author, who sends it under the link", async () => {
  const sentAt = Date.now() - COMMENT_TIMING.lookBack - DAY_MS;
  const { post, deps, actor, set } = await make({ firstComment: "More" }, sentAt);
  await enqueueComments(deps, [post.id]);
  const urn = mintUrn(sentAt + 400);
  await set(linkTo(urn));
  await enqueueComments(deps, [post.id]);
  const row = () => database.db.postComment.findUnique({ where: { postId: post.id } });
  expect(await row()).toMatchObject({ state: "failed", reason: "link_unknown" });
  await resendComment(deps, actor, { id: post.id });
  expect(await row()).toMatchObject({ state: "waiting", urn });
});

test("an activity is resolved to the post's own name where a source knows it", async () => {
  const { user, set } = await make();
  const [activity, share] = [mintUrn(SENT + 500, "activity"), mintUrn(SENT + 400)];
  const row = { userId: user.id, urn: activity, otherUrns: [share], source: "archive_file" as const };
  await database.db.linkedinPost.create({
    data: { ...row, publishedAt: new Date(SENT), seenAt: new Date() },
  });
  expect(await set(linkTo(activity))).toMatchObject({ linkedinUrn: share });
});

test("an activity opens the post, gives way to its own name, and takes a waiting comment along", async () => {
  const { post, deps, set } = await make({ firstComment: "More" });
  const activity = mintUrn(SENT + 500, "activity");
  expect(await set(linkTo(activity))).toMatchObject({ linkedinUrn: activity });
  await enqueueComments(deps, [post.id]);
  const share = mintUrn(SENT + 400);
  expect(await set(linkTo(share))).toMatchObject({ linkedinUrn: share });
  expect(await database.db.postComment.findUnique({ where: { postId: post.id } })).toMatchObject({
    state: "waiting",
    urn: share,
  });
});

test("the same link again changes nothing, another one is refused", async () => {
  const { set, post } = await make();
  const link = linkTo(mintUrn(SENT + 400));
  await set(link);
  const before = await read(post.id);
  await set(link);
  expect(await read(post.id)).toEqual(before);
  await expect(set(linkTo(mintUrn(SENT + 900)))).rejects.toMatchObject({ code: "post_link_known" });
});

test("a post of another user is not found, one that is not published has no link", async () => {
  const { post, deps, set: setOther } = await make({ status: "unconfirmed" });
  const stranger = toActor(await createUser(database.db));
  const link = linkTo(mintUrn(SENT + 400));
  await expect(setPostLink(deps, stranger, { id: post.id, link })).rejects.toMatchObject({
    code: "post_not_found",
  });
  await expect(setOther(link)).rejects.toMatchObject({ code: "post_not_in_state" });
  const removed = await make({ removedAt: new Date() });
  await expect(removed.set(link)).rejects.toMatchObject({ code: "post_not_in_state" });
});

test("a link to a row that is another post is refused", async () => {
  const { user, set } = await make();
  const other = await createUnnamed(database.db, SENT, {}, user);
  const urn = mintUrn(SENT + 400);
  const row = { userId: user.id, urn, postId: other.post.id, source: "takt" } as const;
  await database.db.linkedinPost.create({
    data: { ...row, publishedAt: new Date(SENT), seenAt: new Date() },
  });
  await expect(set(linkTo(urn))).rejects.toMatchObject({ code: "post_link_other" });
});

describe("the link is not written", () => {
  const expectUnlinked = async (
    urn: string,
    overrides: Parameters<typeof createUnnamed>[2] = {},
    userId?: string,
  ) => {
    const { user, post } = await createUnnamed(database.db, SENT, overrides);
    expect(await recordLinks(database.db, userId ?? user.id, [{ postId: post.id, urn }])).toEqual([]);
    expect((await read(post.id)).linkedinUrn).toBe(post.linkedinUrn);
  };

  test("guard link-owner: of another user's post", async () =>
    expectUnlinked(mintUrn(SENT), {}, (await createUser(database.db)).id));
  test("guard link-status: of a post that is not published", () =>
    expectUnlinked(mintUrn(SENT), { status: "unconfirmed" }));
  test("guard link-unknown: of a post whose link is known", () =>
    expectUnlinked(mintUrn(SENT), { linkedinUrn: mintUrn(SENT + 1) }));
  test.each([-30_000, 200_000])("guard link-time: of a time at which no call could create it, %i ms", (ms) =>
    expectUnlinked(mintUrn(SENT + ms)),
  );
  test("guard link-other: that is known to be another post's", async () => {
    const urn = mintUrn(SENT);
    const other = await createUnnamed(database.db, SENT);
    await recordLinks(database.db, other.user.id, [{ postId: other.post.id, urn }]);
    await expectUnlinked(urn);
  });
});
