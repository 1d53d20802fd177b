import type { Rng } from "./create-rng";
import type { Moment, PlannedKill } from "./plan";

const PARTS = { web: 40, inngest: 25, database: 35 };

/** Plans kills over the whole run, half of them in the seconds after a full minute, when most posts are sent. */
export function planKills(rng: Rng, count: number, minutes: number): PlannedKill[] {
  const first: (keyof typeof PARTS)[] = ["database", "web", "inngest"];
  return Array.from({ length: count }, (_, i): PlannedKill => {
    const part = first[i] ?? rng.pickWeighted(PARTS);
    const at = planMoment(rng, minutes, i, count);
    if (part !== "database") return { part, at };
    const how = i === 0 ? "all" : rng.pick(["all", "all", "postmaster", "backend"] as const);
    const downMs = rng.chance(0.25) ? rng.between(11_000, 16_000) : rng.between(200, 4_000);
    return { part, at, how, downMs };
  });
}

function planMoment(rng: Rng, minutes: number, i: number, count: number): Moment {
  const slots = Math.max(1, Math.floor(minutes));
  if (rng.chance(0.5)) return { slot: rng.between(0, slots - 1), ms: rng.between(0, 2_500) };
  // The others are spread evenly with jitter: the supervisor restarts a part more slowly when it dies repeatedly.
  const intervalMs = (minutes * 55_000) / count;
  return { slot: null, ms: Math.floor(i * intervalMs) + rng.between(0, Math.floor(intervalMs)) };
}
