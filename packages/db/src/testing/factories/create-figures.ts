import type { Db } from "../../client";
import type { LinkedinSource } from "../../generated/prisma/client";
import { createLinkedinPost } from "./create-linkedin-post";

const DAY_MS = 86_400_000;
const SOURCES: LinkedinSource[] = ["analytics_file"];

/**
 * Creates the figures that a screen shows, as an import of the member's analytics file leaves them: of each of the `days`
 * before today impressions, engagements and new followers, and `posts` posts, two a day apart, with their totals. Those
 * of Tuesdays (UTC) had ten times the impressions. Rollups alone: no measurement lies behind them.
 */
export async function createFigures(
  db: Db,
  owner: { id: string },
  { days = 60, posts = 40 }: { days?: number; posts?: number } = {},
): Promise<void> {
  const measuredAt = new Date();
  const stamp = { basis: "member", sources: SOURCES, measuredAt } as const;
  const ago = (count: number) => new Date(Date.now() - count * DAY_MS);
  const metrics = { impressions: 100, engagements: 10, followersGained: 2, followers: 1000 };
  const rollups = Array.from({ length: days }, (_, n) =>
    Object.entries(metrics).map(([metric, base]) => ({
      userId: owner.id,
      day: ago(n + 1),
      metric,
      value: metric === "followers" ? base - 2 * n : base + (n % 7),
      ...stamp,
    })),
  );
  await db.dailyRollup.createMany({ data: rollups.flat() });
  const tags = ["#takt #planning", "#writing", ""];
  for (let n = 0; n < posts; n++) {
    const publishedAt = ago(2 * n + 1);
    const text = `Post ${n + 1} on LinkedIn ${"with words ".repeat(10 * (n % 9))}${tags[n % 3]}`;
    const post = {
      publishedAt,
      text,
      contentType: n % 2 ? "image" : "text",
      source: "analytics_file",
    } as const;
    const { id } = await createLinkedinPost(db, owner, post);
    const impressions = (publishedAt.getUTCDay() === 2 ? 1000 : 100) + n;
    const measured = { sources: SOURCES, measuredSince: measuredAt, measuredAt };
    await db.postRollup.create({ data: { linkedinPostId: id, impressions, engagements: 5, ...measured } });
  }
}
