import { createRng, type Rng } from "./create-rng";
import { planKills } from "./plan-kills";
import { planApprovals } from "./plan-approvals";
import { planChanges } from "./plan-changes";
import { planPosts } from "./plan-posts";
import { planReceiverFaults } from "./receiver-faults";
import { planWithdrawals } from "./plan-withdrawals";
import type { Plan, PlannedDisconnect, PlannedMember, PlannedExecutorFault } from "./plan";

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
/** A member has 150 calls a day, and images, re-sends and retries cost calls as well. */
const POSTS_PER_MEMBER = 8;
const TEAM_EVERY = 3;
const WEBHOOK_EVERY = 2;

/** Makes the plan of a run from its seed and sizes alone. */
export function makePlan({ seed, posts: count, kills, minutes }: ChaosOptions): Plan {
  const rng = createRng(seed);
  const members: PlannedMember[] = Array.from(
    { length: Math.max(4, Math.ceil(count / POSTS_PER_MEMBER)) },
    (_, i) => ({
      zone: i < ZONES.length ? ZONES[i]! : rng.pick(ZONES),
      team: planTeam(i),
      hasWebhook: i % WEBHOOK_EVERY === 1,
    }),
  );
  const posts = planPosts(rng, { seed, count, members: members.length, minutes });
  const changes = planChanges(rng, posts, minutes);
  return {
    seed,
    minutes,
    members,
    posts,
    changes,
    disconnects: planDisconnects(rng, members.length, minutes),
    kills: planKills(rng, kills, minutes),
    executorFaults: planExecutorFaults(rng, minutes),
    withdrawals: planWithdrawals(rng, members, minutes),
    approvals: planApprovals(rng, { members, posts, changes }),
    receiverFaults: planReceiverFaults(rng),
  };
}

/** Every third member works in a team, and every other team has a writer; a run of any size has one of these. */
function planTeam(member: number): PlannedMember["team"] {
  return member % TEAM_EVERY === 1 ? { hasWriter: Math.floor(member / TEAM_EVERY) % 2 === 0 } : null;
}

/** Plans one lost connection for a quarter of the members; one in five of these is never restored. */
function planDisconnects(rng: Rng, members: number, minutes: number): PlannedDisconnect[] {
  const disconnects: PlannedDisconnect[] = [];
  for (let member = 0; member < members; member++)
    if (rng.chance(0.25))
      disconnects.push({
        member,
        by: rng.pick(["user", "linkedin"]),
        at: { slot: null, ms: rng.between(1_000, minutes * 45_000) },
        backAfterMs: rng.chance(0.2) ? null : rng.between(3_000, 40_000),
      });
  return disconnects;
}

function planExecutorFaults(rng: Rng, minutes: number): PlannedExecutorFault[] {
  return Array.from({ length: Math.ceil(minutes * 2) }, () => ({
    at: { slot: null, ms: rng.between(0, minutes * 55_000) },
    ...rng.pick<Omit<PlannedExecutorFault, "at">>([
      { what: "lose", rule: { event: "posts/due" } },
      { what: "lose", rule: { fn: "publish-posts" } },
      { what: "double", rule: { event: "posts/due" } },
      { what: "double", rule: { fn: "publish-posts", each: "run" } },
      { what: "double", rule: { fn: "publish-posts", each: "call" } },
      { what: "double", rule: { event: "posts/unanswered" } },
    ]),
  }));
}
