import type { Db } from "../../client";
import type { LinkedinSource } from "../../generated/prisma/client";
import { createLinkedinPost } from "./create-linkedin-post";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
const SOURCES: LinkedinSource[] = ["analytics_file"];

/**
 * Creates the figures that a screen shows, as an import of the member's analytics file leaves them: of each of the `days`
 * before today in the owner's time zone impressions, engagements and new followers, and `posts` posts, two days apart, with
 * their totals. Those of Tuesdays had ten times the impressions. Rollups alone: no measurement lies behind them.
 */
export async function createMetrics(
  db: Db,
  owner: { id: string; timezone: string },
  { days = 60, posts = 40 }: { days?: number; posts?: number } = {},
): Promise<void> {
  const measuredAt = new Date();
  const stamp = { basis: "member", sources: SOURCES, measuredAt } as const;
  const today = Date.parse(new Date().toLocaleDateString("sv-SE", { timeZone: owner.timezone }));
  const ago = (count: number) => new Date(today - count * DAY_MS);
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
    const publishedAt = new Date(ago(2 * n + 1).getTime() + NOON_MS);
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
