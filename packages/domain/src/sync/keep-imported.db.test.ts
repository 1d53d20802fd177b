import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { purgeApiReports } from "../connections/purge-api-reports";
import { fakeDeps } from "../testing/fake-deps";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import type { PostSource, ReportedPost } from "./model/reported-post";

const database = useTestDatabase();
const NOW = new Date("2026-11-24T12:00:00Z");
const PUBLISHED = new Date("2026-06-01T08:00:00.000Z");
const URNS = [`urn:li:share:${BigInt(PUBLISHED.getTime()) << 22n}`];

const REPORTS = {
  archive_file: {
    urns: URNS,
    text: "As the archive has it",
    contentType: "article",
    visibility: null,
    publishedAt: PUBLISHED,
  },
  community_api: {
    urns: URNS,
    text: "As LinkedIn has it now",
    contentType: "image",
    visibility: "PUBLIC",
    publishedAt: new Date(PUBLISHED.getTime() + 250),
    editedAt: new Date("2026-06-02T08:00:00Z"),
    listedAt: NOW,
  },
} as const satisfies Partial<Record<PostSource, ReportedPost>>;

test.for([
  { order: ["archive_file", "community_api"] },
  { order: ["community_api", "archive_file"] },
  { order: ["archive_file", "community_api", "archive_file", "community_api"] },
] as const)("what a file brought stays after the API goes, read in the order $order", async ({ order }) => {
  const { db } = database;
  const user = await createUser(db);
  const merge = (source: keyof typeof REPORTS) =>
    db.$transaction((tx) => mergeLinkedinPosts(tx, user.id, source, [REPORTS[source]], NOW));
  for (const source of order) await merge(source);
  const row = () => db.linkedinPost.findFirst({ where: { userId: user.id } });
  expect(await row()).toMatchObject({ source: "community_api", text: "As LinkedIn has it now" });
  // A report that is kept aside is no change of the post.
  expect(await merge("archive_file")).toMatchObject({ created: 0, updated: 0, skipped: 1 });

  await purgeApiReports(fakeDeps(db), user.id, ["community_api"]);
  expect(await row()).toMatchObject({
    source: "archive_file",
    text: "As the archive has it",
    contentType: "article",
    visibility: null,
    publishedAt: PUBLISHED,
    editedAt: null,
    listedAt: null,
    imported: null,
  });
});

test("a post that no file told of goes with the API", async () => {
  const { db } = database;
  const user = await createUser(db);
  await db.$transaction((tx) =>
    mergeLinkedinPosts(tx, user.id, "community_api", [REPORTS.community_api], NOW),
  );
  await purgeApiReports(fakeDeps(db), user.id, ["community_api"]);
  expect(await db.linkedinPost.count({ where: { userId: user.id } })).toBe(0);
});
