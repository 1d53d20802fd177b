import { recordMetrics } from "@takt/domain/analytics/record-metrics";
import type { Db } from "@takt/db/testing/connect-test-database";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";

type Published = { id: string; linkedinUrn: string | null; publishedAt: Date | null };

const DAY_MS = 86_400_000;
const WEEKS = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Posts on LinkedIn, of which those of one weekday had a hundred times the impressions, figures of a post that Takt
 * published, and of yesterday.
 */
export async function seedAnalytics(db: Db, owner: { id: string }, published: Published) {
  const ofWeeks = await Promise.all(
    WEEKS.flatMap((week) => [0, 1].map((day) => createMeasuredPost(db, owner, week, day))),
  );
  const { id: postId, linkedinUrn, publishedAt } = published;
  const known = { postId, urn: linkedinUrn!, publishedAt: publishedAt! };
  const { id: linkedinPostId } = await createLinkedinPost(db, owner, known);
  const posts = [...ofWeeks, { linkedinPostId, impressions: 5, engagements: 1 }];
  const day = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  const memberDays = [{ day, impressions: 100, engagements: 4, followers: 500 }];
  const measured = { source: "community_api", measuredAt: new Date(), posts, memberDays } as const;
  await db.$transaction((tx) => recordMetrics(tx, owner.id, measured));
  return {};
}

async function createMeasuredPost(db: Db, owner: { id: string }, week: number, day: number) {
  // At noon, so that it is the same day in every zone, and before and after a change of the clocks.
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2;
  const publishedAt = new Date(noon - (7 * week - day) * DAY_MS);
  const { id } = await createLinkedinPost(db, owner, { publishedAt, text: "Text #tag" });
  return { linkedinPostId: id, impressions: day === 0 ? 1000 + week : 10 + week, engagements: 1 };
}
