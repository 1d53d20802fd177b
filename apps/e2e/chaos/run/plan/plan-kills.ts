import type { Dice } from "./dice";
import type { Moment, PlannedKill } from "./plan";

const PARTS = { web: 40, inngest: 25, database: 35 };

/** Kills spread over the run, half of them in the seconds after a full minute, when most posts go out. */
export function planKills(dice: Dice, count: number, minutes: number): PlannedKill[] {
  const first: (keyof typeof PARTS)[] = ["database", "web", "inngest"];
  return Array.from({ length: count }, (_, i): PlannedKill => {
    const part = first[i] ?? dice.weigh(PARTS);
    const at = planMoment(dice, minutes, i, count);
    if (part !== "database") return { part, at };
    const how = i === 0 ? "all" : dice.pick(["all", "all", "postmaster", "backend"] as const);
    const downMs = dice.chance(0.25) ? dice.between(11_000, 16_000) : dice.between(200, 4_000);
    return { part, at, how, downMs };
  });
}

function planMoment(dice: Dice, minutes: number, i: number, count: number): Moment {
  const slots = Math.max(1, Math.floor(minutes));
  if (dice.chance(0.5)) return { slot: dice.between(0, slots - 1), ms: dice.between(0, 2_500) };
  // Otherwise evenly, with jitter: the supervisor waits longer for what dies again and again.
  const share = (minutes * 55_000) / count;
  return { slot: null, ms: Math.floor(i * share) + dice.between(0, Math.floor(share)) };
}
