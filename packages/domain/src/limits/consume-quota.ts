import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { windowAt } from "./consume-rate-limit";
import { RATE_LIMITS, type RateBucket } from "./model/rate-limits";

/** The rest of a rate limit: requests in its window, and the seconds until the window ends. */
export type Quota = { limit: number; remaining: number; seconds: number; windowSeconds: number };

/**
 * Counts one use against a rate limit and returns what is left of it. Refuses with `rate_exceeded` and the quota in its data.
 * @param subject whose use it is
 */
export async function consumeQuota(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  subject: string,
  bucket: RateBucket,
): Promise<Quota> {
  const { times: limit, perMs } = RATE_LIMITS[bucket];
  const now = clock.now();
  const opensAt = windowAt(bucket, now);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    insert into rate_windows (bucket, subject, opens_at, count) values (${bucket}, ${subject}, ${opensAt}, 1)
    on conflict (bucket, subject, opens_at) do update set count = least(rate_windows.count + 1, ${limit + 1}::int)
    returning count`;
  const seconds = Math.max(1, Math.ceil((opensAt.getTime() + perMs - now) / 1000));
  const quota = { limit, remaining: Math.max(0, limit - row!.count), seconds, windowSeconds: perMs / 1000 };
  if (row!.count > limit) throw new DomainError("rate_exceeded", quota);
  return quota;
}
