import { Temporal } from "temporal-polyfill";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { dayIn } from "../shared/day-in";
import { daysSinceWeekStart } from "../shared/days-since-week-start";
import { startOfDay } from "../shared/start-of-day";
import type { WeekStart } from "../shared/week-starts";
import type { Week } from "./model/week-day";
import { ownPosts } from "./own-posts";

/** The present week in the actor's zone, and how many posts each day has: planned ones by their time, published ones by when they went out. */
export async function weekDays(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  weekStart: WeekStart,
): Promise<Week> {
  const today = dayIn(new Date(clock.now()), actor.zone);
  const first = Temporal.PlainDate.from(today).subtract({ days: daysSinceWeekStart(today, weekStart) });
  const days = Array.from({ length: 8 }, (_, index) => first.add({ days: index }).toString());
  const range = { gte: startOfDay(days[0]!, actor.zone), lt: startOfDay(days[7]!, actor.zone) };
  const rows = await db.post.findMany({
    where: {
      ...ownPosts(actor),
      deletedAt: null,
      OR: [
        { status: { in: ["scheduled", "publishing", "unconfirmed"] }, scheduledAt: range },
        { status: "published", publishedAt: range },
      ],
    },
    select: { status: true, scheduledAt: true, publishedAt: true },
  });
  const count = (day: string, published: boolean) =>
    rows.filter((row) => {
      const at = published ? row.publishedAt : row.scheduledAt;
      return (row.status === "published") === published && at !== null && dayIn(at, actor.zone) === day;
    }).length;
  return {
    today,
    days: days.slice(0, 7).map((day) => ({ day, planned: count(day, false), published: count(day, true) })),
  };
}
