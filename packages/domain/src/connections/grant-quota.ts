import { consumeQuotas, refundQuota, type QuotaLease } from "./call-quota";
import type { ConnectionsDeps } from "./deps";
import type { OpenGrant } from "./open-grant";

/** Calls that were counted, of the member and of the app. */
export type GrantLease = { member: QuotaLease; app: QuotaLease };

type Deps = Pick<ConnectionsDeps, "db" | "apiProducts">;

/**
 * Counts calls with a grant before they are made: of the member, and of the app as a whole, whose few calls all members
 * share (docs/linkedin-api.md, Apps and products). Null means that one of them has too few left on this UTC day, that
 * nothing was counted, and that the calls must not be made.
 */
export async function leaseGrantQuota(
  { db, apiProducts }: Deps,
  { product, memberSub }: Pick<OpenGrant, "product" | "memberSub">,
  calls: number,
): Promise<GrantLease | null> {
  const settings = apiProducts[product];
  if (!settings) return null;
  const count = async (of: string, callsPerDay: number): Promise<QuotaLease | null> => {
    const [lease] = await consumeQuotas({ db, callsPerDay }, "post", [{ memberSub: of, calls }]);
    return lease ?? null;
  };
  const member = await count(memberSub, settings.memberCallsPerDay);
  if (!member) return null;
  const app = await count(`app:${product}`, settings.appCallsPerDay);
  if (app) return { member, app };
  await refundQuota({ db }, member);
  return null;
}

/** Counts calls as `leaseGrantQuota` does; false means that they must not be made. */
export async function consumeGrantQuota(
  deps: Deps,
  grant: Pick<OpenGrant, "product" | "memberSub">,
  calls: number,
): Promise<boolean> {
  return (await leaseGrantQuota(deps, grant, calls)) !== null;
}

/** Gives some of the calls back that were counted and surely never made. */
export async function refundGrantQuota(
  { db }: Pick<ConnectionsDeps, "db">,
  { member, app }: GrantLease,
  calls: number,
): Promise<void> {
  for (const lease of [member, app]) await refundQuota({ db }, { ...lease, calls });
}
