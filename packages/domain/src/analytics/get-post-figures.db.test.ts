import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getPostFigures } from "./get-post-figures";
import type { LinkedinSource } from "./model/linkedin-source";
import type { Counts, PostMetric } from "./model/metrics";
import { recordMetrics } from "./record-metrics";

const database = useTestDatabase();
const EARLIER = new Date("2026-11-20T08:00:00Z");
const LATER = new Date("2026-11-21T08:00:00Z");

async function make() {
  const user = await createUser(database.db);
  const { id } = await createPost(database.db, user, { status: "published" });
  const { id: linkedinPostId } = await createLinkedinPost(database.db, user, { postId: id });
  const measure = (source: LinkedinSource, measuredAt: Date, counts: Counts<PostMetric>) =>
    database.db.$transaction((tx) =>
      recordMetrics(tx, user.id, { source, measuredAt, posts: [{ linkedinPostId, ...counts }] }),
    );
  const figures = () => getPostFigures(database, toActor(user), id);
  return { postId: id, linkedinPostId, measure, figures };
}

test("of each number of a post the newest measurement counts, with its source and time", async () => {
  const { measure, figures } = await make();
  await measure("analytics_file", EARLIER, { impressions: 100, saves: 2 });
  await measure("community_api", LATER, { impressions: 120, membersReached: 90 });
  expect(await figures()).toEqual([
    { metric: "impressions", value: 120, sources: ["community_api"], measuredAt: LATER },
    { metric: "saves", value: 2, sources: ["analytics_file"], measuredAt: EARLIER },
    { metric: "membersReached", value: 90, sources: ["community_api"], measuredAt: LATER },
  ]);
});

test("engagements that no source reports are added up where all of their parts are known, as in the rollup", async () => {
  const { linkedinPostId, measure, figures } = await make();
  await measure("community_api", EARLIER, { reactions: 5, comments: 0 });
  expect((await figures()).map(({ metric }) => metric)).toEqual(["reactions", "comments"]);
  await measure("analytics_file", LATER, { reshares: 1 });
  expect((await figures())[0]).toEqual({
    metric: "engagements",
    value: 6,
    sources: ["community_api", "analytics_file"],
    measuredAt: LATER,
  });
  const rollup = await database.db.postRollup.findUniqueOrThrow({ where: { linkedinPostId } });
  expect(rollup.engagements).toBe(6);
});

test("what no source reports is missing, and another member's post is not found", async () => {
  const { postId, measure, figures } = await make();
  expect(await figures()).toEqual([]);
  await measure("community_api", LATER, { impressions: 0 });
  expect(await figures()).toMatchObject([{ metric: "impressions", value: 0 }]);
  const other = await createUser(database.db);
  await expect(getPostFigures(database, toActor(other), postId)).rejects.toThrow("post_not_found");
});
