import type { Rng } from "./create-rng";
import type { PlannedMember, PlannedWithdrawal } from "./plan";

/** Plans a withdrawn consent for most members with a writer, most of them about a full minute; two in three are undone. */
export function planWithdrawals(
  rng: Rng,
  members: readonly PlannedMember[],
  minutes: number,
): PlannedWithdrawal[] {
  const slots = Math.max(1, Math.floor(minutes));
  return members.flatMap(({ team }, member) => {
    if (!team?.hasWriter || !rng.chance(0.7)) return [];
    const at = rng.chance(0.7)
      ? { slot: rng.between(0, slots - 1), ms: rng.between(-12_000, 1_500) }
      : { slot: null, ms: rng.between(1_000, minutes * 45_000) };
    return [{ member, at, undoAfterMs: rng.chance(0.67) ? rng.between(1_000, 8_000) : null }];
  });
}
