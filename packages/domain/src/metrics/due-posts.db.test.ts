import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { countDuePosts, listDuePosts } from "./due-posts";
import { isDue, MEASUREMENT_AGES_HOURS } from "./model/collection-plan";

const database = useTestDatabase();
const HOUR = 3_600_000;
const NOW = Date.now();

test("the statement that finds due posts says what the plan says", async () => {
  const user = await createUser(database.db);
  const ages = [...MEASUREMENT_AGES_HOURS, 730 * 24].flatMap((age) => [age - 0.01, age, age + 0.01]);
  const cases = ages.flatMap((age) => [null, ...ages].map((measured) => ({ age, measured })));
  const expected: string[] = [];
  for (const { age, measured } of cases) {
    if (measured !== null && measured > age) continue;
    const publishedAt = new Date(NOW - age * HOUR);
    const measuredAt = measured === null ? null : new Date(NOW - measured * HOUR);
    const { id } = await createLinkedinPost(database.db, user, { publishedAt });
    if (measuredAt)
      await database.db.postMetrics.create({
        data: { linkedinPostId: id, source: "community_api", measuredAt, impressions: 1 },
      });
    if (isDue({ publishedAt, measuredAt }, NOW)) expected.push(id);
  }
  const listed = await listDuePosts(database.db, user.id, { now: new Date(NOW), limit: 1_000 });
  expect(listed.map(({ id }) => id).sort()).toEqual(expected.sort());
  expect(await countDuePosts(database.db, user.id, new Date(NOW))).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(20);
});
