import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { readPostMetrics } from "./read-post-metrics";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const NOW = Date.parse("2027-03-10T12:00:00Z");

/** Reads the posts of a month: so many questions with 900 impressions as images, and six statements with 100 as texts. */
async function read(questions: number, newestDaysAgo: number) {
  const user = await createUser(database.db);
  const posts = [
    ...Array.from({ length: questions }, () => ["Why Mondays?", "image", 900] as const),
    ...Array.from({ length: 6 }, () => ["It is Monday.", "text", 100] as const),
  ];
  for (const [n, [text, contentType, impressions]] of posts.entries()) {
    const publishedAt = new Date(NOW - newestDaysAgo * DAY_MS - n * 60_000);
    const { id } = await createLinkedinPost(database.db, user, { text, contentType, publishedAt });
    const measured = { sources: [], measuredSince: publishedAt, measuredAt: publishedAt };
    await database.db.postRollup.create({
      data: { linkedinPostId: id, impressions: impressions + n, ...measured },
    });
  }
  const clock = { now: () => NOW, sleep: () => Promise.resolve() };
  const range = { from: "2027-02-10", to: "2027-03-10" };
  return readPostMetrics({ db: database.db, clock }, toActor(user), range);
}

test("posts are grouped by how they open, and each group is compared with the others, as are types", async () => {
  const { byOpening, byType } = await read(5, 8);
  expect(byOpening.map(({ opening, posts, known }) => [opening, posts, known])).toEqual([
    ["question", 5, 5],
    ["statement", 6, 6],
  ]);
  const image = byType.find(({ contentType }) => contentType === "image");
  for (const group of [byOpening[0], image]) {
    expect(group!.against!.ratio).toBeCloseTo(8.6, 0);
    expect(group!.against!.low).toBeGreaterThan(7);
  }
});

test("posts younger than a week are counted, and not compared", async () => {
  const { byOpening, byType } = await read(5, 3);
  expect(byOpening.map(({ posts, against }) => [posts, against])).toEqual([
    [5, null],
    [6, null],
  ]);
  expect(byType.map(({ against }) => against)).toEqual([null, null]);
});
