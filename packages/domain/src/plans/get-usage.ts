import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { countAiPostsByMonth } from "./count-ai-posts";
import { readPlan } from "./read-plan";
import { getMonth, recentMonths } from "./model/month";
import type { PlanId } from "./model/plans";
import {
  getLimit,
  USAGE_HISTORY_MONTHS,
  USAGE_KINDS,
  type UsageKind,
  type UsageLevel,
  usageLevel,
} from "./model/usage";

export type UsageView = {
  plan: PlanId;
  /** When the counts reset: the first of the next month. */
  resetsAt: Date;
  /** The current month; `limit` null means unlimited. */
  current: Record<UsageKind, { used: number; limit: number | null; level: UsageLevel }>;
  /** The last six months (YYYY-MM), the oldest first and the current one last. */
  history: MonthUsage[];
};

type MonthUsage = { month: string } & Record<UsageKind, number>;

/**
 * Gets what was used of the actor's own plan this month and in the months before, in their time zone, with its limits: by
 * them, and by the members of their workspaces.
 */
export async function getUsage(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<UsageView> {
  const now = clock.now();
  const months = recentMonths(now, actor.zone, USAGE_HISTORY_MONTHS);
  const [rows, { plan }, aiPosts] = await Promise.all([
    db.usageMonth.findMany({ where: { userId: actor.userId, month: { in: months } } }),
    readPlan(db, actor.userId, now),
    countAiPostsByMonth(db, actor.userId, now, months),
  ]);
  const history = months.map((month): MonthUsage => {
    const row = rows.find((one) => one.month === month);
    const { posts = 0, analyticsViews = 0 } = row ?? {};
    return { month, aiPosts: aiPosts.get(month) ?? 0, posts, analyticsViews };
  });
  const thisMonth = history.at(-1)!;
  const getCurrent = (kind: UsageKind) => {
    const [used, limit] = [thisMonth[kind], getLimit(plan, kind)];
    return [kind, { used, limit, level: usageLevel(used, limit) }] as const;
  };
  return {
    plan,
    resetsAt: getMonth(now, actor.zone).to,
    current: Object.fromEntries(USAGE_KINDS.map(getCurrent)) as UsageView["current"],
    history,
  };
}
