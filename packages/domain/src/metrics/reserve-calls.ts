import { leaseGrantQuota, refundGrantQuota } from "../connections/grant-quota";
import type { OpenGrant } from "../connections/open-grant";
import type { MetricsDeps } from "./deps";
import { CALLS_LEFT } from "./model/collection-plan";
import type { MetricsCaller } from "./ports/metrics-reader";

type Deps = Pick<MetricsDeps, "db" | "apiProducts">;

/** Calls that were counted before the first of them is made. */
export type ReservedCalls = {
  caller: MetricsCaller;
  /** Gives back those that were not made. */
  release(): Promise<void>;
};

/**
 * Counts all calls of a reading, so that none stops halfway, and leaves some of the day to what else uses the app; null when
 * they do not fit into the day. Further pages, versions and retries are counted one by one.
 */
export async function reserveCalls(
  { db, apiProducts }: Deps,
  grant: OpenGrant,
  calls: number,
): Promise<ReservedCalls | null> {
  const deps = { db, apiProducts: lessCallsLeft(apiProducts) };
  const lease = await leaseGrantQuota(deps, grant, calls);
  if (!lease) return null;
  let unused = calls;
  return {
    caller: {
      token: grant.token,
      async consumeQuota(more) {
        const further = Math.max(0, more - unused);
        if (further > 0 && (await leaseGrantQuota(deps, grant, further)) === null) return false;
        unused -= more - further;
        return true;
      },
    },
    async release() {
      if (unused > 0) await refundGrantQuota(deps, lease, unused);
    },
  };
}

function lessCallsLeft(apiProducts: Deps["apiProducts"]): Deps["apiProducts"] {
  const { community } = apiProducts;
  if (!community) return apiProducts;
  return {
    ...apiProducts,
    community: {
      ...community,
      memberCallsPerDay: community.memberCallsPerDay - CALLS_LEFT.member,
      appCallsPerDay: community.appCallsPerDay - CALLS_LEFT.app,
    },
  };
}
