import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { RATE_LIMITS, type RateBucket } from "./model/rate-limits";

/** Whose use it is: a user's, or that of a visitor without an account, told from others by a hash of their own. */
export type RateSubject = Pick<Actor, "userId"> | { visitorHash: string };

/**
 * Counts one use against a rate limit, in one statement. Refuses with `rate_exceeded` and the seconds until the
 * window ends.
 */
export async function consumeRateLimit(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  who: RateSubject,
  bucket: RateBucket,
): Promise<void> {
  const { times, perMs } = RATE_LIMITS[bucket];
  const opensAt = new Date(Math.floor(clock.now() / perMs) * perMs);
  const subject = "userId" in who ? who.userId : who.visitorHash;
  const consumed = await db.$executeRaw`
    insert into rate_windows (bucket, subject, opens_at, count) values (${bucket}, ${subject}, ${opensAt}, 1)
    on conflict (bucket, subject, opens_at) do update set count = rate_windows.count + 1
    where rate_windows.count < ${times}`;
  if (consumed === 1) return;
  const seconds = Math.max(1, Math.ceil((opensAt.getTime() + perMs - clock.now()) / 1000));
  throw new DomainError("rate_exceeded", { seconds });
}
