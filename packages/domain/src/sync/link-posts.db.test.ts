import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { mintUrn, reportedAt } from "../testing/reported-post";
import { createUnnamed } from "../testing/unnamed-post";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import type { PostSource, ReportedPost } from "./model/reported-post";

const database = useTestDatabase();
const NOW = new Date();
const SENT = NOW.getTime() - 3_600_000;
const merge = (userId: string, source: PostSource, reports: ReportedPost[]) =>
  database.db.$transaction((tx) => mergeLinkedinPosts(tx, userId, source, reports, NOW));
const findLink = async (id: string) =>
  (await database.db.post.findUniqueOrThrow({ where: { id } })).linkedinUrn;

const unnamed = (overrides: Parameters<typeof createUnnamed>[2] = {}) =>
  createUnnamed(database.db, SENT, overrides);

test.each(["community_api", "portability_api", "archive_file"] as const)(
  "a post that LinkedIn did not name has its link as soon as %s tells of it",
  async (source) => {
    const { user, post, attemptId } = await unnamed({ firstComment: "More" });
    const report = reportedAt(SENT + 400);
    const { linked } = await merge(user.id, source, [report]);
    expect(await findLink(post.id)).toBe(report.urns[0]);
    expect(linked).toEqual([{ postId: post.id, hasFirstComment: true }]);
    const rows = await database.db.linkedinPost.findMany({ where: { userId: user.id } });
    expect(rows).toMatchObject([{ postId: post.id, urn: report.urns[0] }]);
    const attempt = await database.db.publishAttempt.findUniqueOrThrow({ where: { id: attemptId } });
    expect(attempt.linkedinUrn).toBe(report.urns[0]);
    expect((await merge(user.id, source, [report])).linked).toEqual([]);
  },
);

test("a post that was tied to a row before its link was written gets it by the next reading", async () => {
  const { user, post } = await unnamed();
  const urn = mintUrn(SENT + 400);
  await database.db.linkedinPost.create({
    data: {
      userId: user.id,
      urn,
      postId: post.id,
      text: "Same words",
      publishedAt: new Date(SENT),
      source: "takt",
      seenAt: NOW,
    },
  });
  await merge(user.id, "takt", []);
  expect(await findLink(post.id)).toBe(urn);
});

test("a link that names an activity gives way to the post's own name", async () => {
  const { user, post } = await unnamed();
  const activity = reportedAt(SENT + 500, { urns: [mintUrn(SENT + 500, "activity")] });
  await merge(user.id, "archive_file", [activity]);
  expect(await findLink(post.id)).toBe(activity.urns[0]);
  const share = reportedAt(SENT + 400);
  await merge(user.id, "community_api", [share]);
  expect(await findLink(post.id)).toBe(share.urns[0]);
  await merge(user.id, "archive_file", [activity]);
  expect(await findLink(post.id)).toBe(share.urns[0]);
});

test.each<[string, Partial<ReportedPost>]>([
  ["other words", { text: "Other words" }],
  ["another visibility", { visibility: "CONNECTIONS" }],
  ["a picture", { contentType: "image" }],
  ["a later time", { urns: [mintUrn(SENT + 200_000)] }],
  ["an earlier time", { urns: [mintUrn(SENT - 60_000)] }],
])("a post made by hand is not taken for one of Takt's: %s", async (_name, difference) => {
  const { user, post } = await unnamed();
  await merge(user.id, "community_api", [reportedAt(SENT + 400, difference)]);
  expect(await findLink(post.id)).toBeNull();
  expect(await database.db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    { postId: null },
  ]);
});

test("two posts of the same words at the same time leave the link unknown", async () => {
  const { user, post } = await unnamed();
  await merge(user.id, "community_api", [reportedAt(SENT + 400), reportedAt(SENT + 9_000)]);
  expect(await findLink(post.id)).toBeNull();
});
