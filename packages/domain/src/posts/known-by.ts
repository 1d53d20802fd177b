import { TIMING } from "./model/publish-timing";

const SWEEP_MS = 60_000;

/** When at the latest an attempt's outcome is known or asked for: a re-send and the leases take so long, and a sweep. */
export function knownBy({
  attemptedAt,
  resolvable,
}: {
  attemptedAt: Date | null;
  resolvable: boolean;
}): Date | null {
  if (!attemptedAt) return null;
  return new Date(attemptedAt.getTime() + (resolvable ? TIMING.last : 0) + TIMING.lease + SWEEP_MS);
}
