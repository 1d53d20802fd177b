import { TIMING } from "./model/publish-timing";

const SWEEP_INTERVAL_MS = 60_000;

/** Returns when at the latest an outcome is known or the user is asked: after a re-send, a lease and a sweep. */
export function knownBy({
  attemptedAt,
  resolvable,
}: {
  attemptedAt: Date | null;
  resolvable: boolean;
}): Date | null {
  if (!attemptedAt) return null;
  return new Date(attemptedAt.getTime() + (resolvable ? TIMING.last : 0) + TIMING.lease + SWEEP_INTERVAL_MS);
}
