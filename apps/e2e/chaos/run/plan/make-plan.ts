import { createDice, type Dice } from "./dice";
import { planKills } from "./plan-kills";
import { planMoves } from "./plan-moves";
import { planPosts } from "./plan-posts";
import type { Plan, PlannedLink, PlannedMember, PlannedSteering } from "./plan";

export type ChaosOptions = { seed: number; posts: number; kills: number; minutes: number };

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Adelaide",
  "Pacific/Auckland",
  "UTC",
];
/** A member has 150 calls a day, and pictures, re-sends and retries cost calls as well. */
const POSTS_PER_MEMBER = 8;

/** The whole run, from its seed and sizes alone. */
export function makePlan({ seed, posts: count, kills, minutes }: ChaosOptions): Plan {
  const dice = createDice(seed);
  const members: PlannedMember[] = Array.from(
    { length: Math.max(4, Math.ceil(count / POSTS_PER_MEMBER)) },
    (_, i) => ({ zone: i < ZONES.length ? ZONES[i]! : dice.pick(ZONES) }),
  );
  const posts = planPosts(dice, { seed, count, members: members.length, minutes });
  return {
    seed,
    minutes,
    members,
    posts,
    moves: planMoves(dice, posts, minutes),
    links: planLinks(dice, members.length, minutes),
    kills: planKills(dice, kills, minutes),
    steering: planSteering(dice, minutes),
  };
}

/** A quarter of the members lose their connection once; one in five of these for good. */
function planLinks(dice: Dice, members: number, minutes: number): PlannedLink[] {
  const links: PlannedLink[] = [];
  for (let member = 0; member < members; member++)
    if (dice.chance(0.25))
      links.push({
        member,
        by: dice.pick(["user", "linkedin"]),
        at: { slot: null, ms: dice.between(1_000, minutes * 45_000) },
        backAfterMs: dice.chance(0.2) ? null : dice.between(3_000, 40_000),
      });
  return links;
}

function planSteering(dice: Dice, minutes: number): PlannedSteering[] {
  return Array.from({ length: Math.ceil(minutes * 2) }, () => ({
    at: { slot: null, ms: dice.between(0, minutes * 55_000) },
    ...dice.pick<Omit<PlannedSteering, "at">>([
      { what: "lose", rule: { event: "posts/due" } },
      { what: "lose", rule: { fn: "publish-posts" } },
      { what: "double", rule: { event: "posts/due" } },
      { what: "double", rule: { fn: "publish-posts", each: "run" } },
      { what: "double", rule: { fn: "publish-posts", each: "call" } },
      { what: "double", rule: { event: "posts/unanswered" } },
    ]),
  }));
}
