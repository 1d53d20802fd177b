import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { PLANS } from "../plans/model/plans";
import { readWorkspacePlan } from "../plans/read-plan";
import { type AnalyticsErrorCode, type DayRange, earliestDay } from "./model/analytics-range";
import { consumeView } from "./consume-view";

/**
 * Checks that the plan of the actor's workspace shows a range, and opens the view that it is seen in. Refuses with
 * `analytics_range_locked` and `plan_limit_reached`.
 */
export async function assertRangeAllowed(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Pick<Actor, "userId" | "workspaceId" | "zone">,
  { from }: DayRange,
): Promise<void> {
  const now = deps.clock.now();
  const { plan } = await readWorkspacePlan(deps.db, actor, now);
  const days = PLANS[plan].analyticsDays;
  const earliest = earliestDay(days, now, actor.zone);
  if (days !== null && earliest !== null && from < earliest)
    throw new DomainError<AnalyticsErrorCode>("analytics_range_locked", { days, earliest, plan });
  await consumeView(deps, actor);
}
