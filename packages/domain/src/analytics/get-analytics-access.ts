import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { type Day, dayIn } from "../shared/day-in";
import { PLANS, type PlanId } from "../plans/model/plans";
import { readWorkspacePlan } from "../plans/read-plan";
import { earliestDay } from "./model/analytics-range";

export type AnalyticsAccess = {
  /** The current day of the actor's zone. */
  today: Day;
  plan: PlanId;
  /** How many days back the plan shows, and the first of them; null without a limit. */
  days: number | null;
  earliest: Day | null;
  /** Whether any post or figure of the actor is known. */
  hasMetrics: boolean;
};

/** Gets which ranges the plan of the actor's workspace shows, and whether there is anything to show. It is no view of the analytics. */
export async function getAnalyticsAccess(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<AnalyticsAccess> {
  const now = clock.now();
  const where = { userId: actor.userId };
  const { plan } = await readWorkspacePlan(db, actor, now);
  const [rollup, post] = await Promise.all([
    db.dailyRollup.findFirst({ where, select: { day: true } }),
    db.linkedinPost.findFirst({ where: { ...where, rollup: { isNot: null } }, select: { id: true } }),
  ]);
  const days = PLANS[plan].analyticsDays;
  return {
    today: dayIn(new Date(now), actor.zone),
    plan,
    days,
    earliest: earliestDay(days, now, actor.zone),
    hasMetrics: rollup !== null || post !== null,
  };
}
