import type { Counts, MemberDayMetric } from "../analytics/model/metrics";
import { recordMetrics } from "../analytics/record-metrics";
import type { OpenGrant } from "../connections/open-grant";
import type { Day } from "../shared/day-in";
import type { MetricsDeps } from "./deps";
import { CALLS, dueDaysOfMember } from "./model/collection-plan";
import { METRICS_SCOPES } from "./model/metrics-scopes";
import type { Stop } from "./model/stop";
import { refuseToken } from "./refuse-token";
import { reserveCalls } from "./reserve-calls";
import { writeCollected } from "./write-collected";

type MemberDay = { day: Day } & Counts<MemberDayMetric>;

/**
 * Reads the days of a member and their followers, once a UTC day. Days of which LinkedIn says nothing are not recorded.
 * Returns what stopped it, or null.
 */
export async function collectDays(
  deps: Pick<MetricsDeps, "db" | "clock" | "log" | "apiProducts" | "metricsReader">,
  grant: OpenGrant,
  readAt: Date | null,
): Promise<Stop | null> {
  const { db, clock, metricsReader } = deps;
  const now = new Date(clock.now());
  const days = dueDaysOfMember(readAt, now.getTime());
  if (!days) return null;
  const [hasPosts, hasFollowers] = [METRICS_SCOPES.posts, METRICS_SCOPES.followers].map((scope) =>
    grant.scopes.includes(scope),
  );
  const calls = (hasPosts ? CALLS.memberDays : 0) + (hasFollowers ? CALLS.followers : 0);
  if (calls === 0) return null;
  const reserved = await reserveCalls(deps, grant, calls);
  if (!reserved) return { kind: "quota_exhausted" };
  try {
    const memberDays: MemberDay[] = [];
    if (hasPosts) {
      const outcome = await metricsReader.readMemberDays(days, reserved.caller);
      if (outcome.kind === "unauthorized") return await refuseToken(deps, grant, outcome);
      if (outcome.kind !== "read") return outcome;
      memberDays.push(...outcome.value);
    }
    if (hasFollowers) {
      const outcome = await metricsReader.readFollowers(days, reserved.caller);
      if (outcome.kind === "unauthorized") return await refuseToken(deps, grant, outcome);
      if (outcome.kind !== "read") return outcome;
      memberDays.push(...outcome.value.days);
      // How many there are now is the number of the current day, which is not over.
      if (outcome.value.total !== null) memberDays.push({ day: days.to, followers: outcome.value.total });
    }
    const isWritten = await writeCollected(db, grant, now, async (tx) => {
      await recordMetrics(tx, grant.userId, { source: "community_api", measuredAt: now, memberDays });
      await tx.$executeRaw`
        update metric_collections set days_read_at = ${now}
        where user_id = ${grant.userId}::uuid and generation = ${grant.generation}`;
    });
    return isWritten ? null : { kind: "lost" };
  } finally {
    await reserved.release();
  }
}
