import { seededRandom } from "../../core/seeded-random";
import type { Backend } from "../backend";
import { dayOf, DAY_MS, daysBetween, startOfDay } from "./days";
import { seedOf } from "./simulate-figures";
import { memberFigures } from "./post-figures";

/** The day on which every simulated member starts with their followers. */
const FIRST_DAY = startOfDay("2026-01-01");
const MOST_GAINED_A_DAY = 4;

/** The followers of a member: how many there are, and how many came on a day; null where nobody can know it. */
export function audienceOf(backend: Backend, sub: string) {
  const { clock, settings, store } = backend;
  const set = store.audiences.get(sub);
  const setFollowers = set?.followers ?? null;
  const isSimulated = settings.get().figures === "simulated" && setFollowers === null;
  const figures = memberFigures(backend, sub);
  const seed = seedOf(sub);

  /** Followers who came by themselves, and those that a test has added. */
  function cameOn(day: number): number {
    const added = set?.gained[dayOf(day)] ?? 0;
    if (!isSimulated || day < FIRST_DAY || day > clock.now()) return added;
    const random = seededRandom(seed ^ (day / DAY_MS))();
    return added + Math.floor(random * random * (MOST_GAINED_A_DAY + 1));
  }
  const cameFromPosts = (from: number, to: number) =>
    isSimulated ? (figures("FOLLOWER_GAINED_FROM_CONTENT", from, to) ?? 0) : 0;

  return {
    isKnown: isSimulated || set !== undefined,
    gained: (day: number) => cameOn(day) + cameFromPosts(day, day + DAY_MS),
    /** All followers at the end of a day, by default now. */
    followers(end = clock.now()): number | null {
      if (!isSimulated && setFollowers === null) return null;
      const start = setFollowers ?? 150 + (seed % 1_350);
      const days = isSimulated ? daysBetween(FIRST_DAY, end) : Object.keys(set?.gained ?? {}).map(startOfDay);
      const came = days.filter((day) => day < end).reduce((sum, day) => sum + cameOn(day), start);
      return came + cameFromPosts(FIRST_DAY, end);
    },
    connections: (): number | null => set?.connections ?? (isSimulated ? 80 + (seed % 700) : null),
  };
}
