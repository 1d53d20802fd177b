import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { RATE_LIMITS, type RateBucket } from "./model/rate-limits";

/** Whose use it is: a user's, or that of a visitor without an account, told from others by their own hash. */
export type RateSubject = Pick<Actor, "userId"> | { visitorHash: string };

/** The hash that stands for visitors who cannot be told apart, because no trusted proxy names their address. */
export const EVERYBODY = "everybody";

type LimitDeps = Pick<CoreDeps, "db" | "clock">;

/** Counts one use against a rate limit. Refuses with `rate_exceeded` and the seconds until the window ends. */
export async function consumeRateLimit(deps: LimitDeps, who: RateSubject, bucket: RateBucket): Promise<void> {
  const opensAt = windowAt(bucket, deps.clock.now());
  if (!(await consumeWindow(deps, who, bucket, opensAt))) throw rateExceeded(deps, bucket, opensAt);
}

/** Asks whether a rate limit is used up, without counting. Refuses as consumeRateLimit does. */
export async function requireRateLimit(deps: LimitDeps, who: RateSubject, bucket: RateBucket): Promise<void> {
  const opensAt = windowAt(bucket, deps.clock.now());
  const window = await deps.db.rateWindow.findFirst({ where: { bucket, subject: toSubject(who), opensAt } });
  if (window && window.count >= RATE_LIMITS[bucket].times) throw rateExceeded(deps, bucket, opensAt);
}

function rateExceeded({ clock }: Pick<LimitDeps, "clock">, bucket: RateBucket, opensAt: Date): DomainError {
  const endsAt = opensAt.getTime() + RATE_LIMITS[bucket].perMs;
  return new DomainError("rate_exceeded", {
    seconds: Math.max(1, Math.ceil((endsAt - clock.now()) / 1000)),
  });
}

const toSubject = (who: RateSubject) => ("userId" in who ? who.userId : who.visitorHash);

/** Returns the start of the window of a rate limit that a time in epoch milliseconds is in. */
export function windowAt(bucket: RateBucket, at: number): Date {
  const { perMs } = RATE_LIMITS[bucket];
  return new Date(Math.floor(at / perMs) * perMs);
}

/** Counts one use in a window, in one statement; false when the window is full. */
export async function consumeWindow(
  { db }: Pick<LimitDeps, "db">,
  who: RateSubject,
  bucket: RateBucket,
  opensAt: Date,
): Promise<boolean> {
  const consumed = await db.$executeRaw`
    insert into rate_windows (bucket, subject, opens_at, count) values (${bucket}, ${toSubject(who)}, ${opensAt}, 1)
    on conflict (bucket, subject, opens_at) do update set count = rate_windows.count + 1
    where rate_windows.count < ${RATE_LIMITS[bucket].times}`;
  return consumed === 1;
}
