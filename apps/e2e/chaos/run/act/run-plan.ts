import type { Plan } from "../plan/plan";
import type { World } from "../world";
import { kill } from "./kill";
import { disconnect, reconnect, revoke } from "./link";
import { move, publishNow } from "./move";
import { look } from "./post-api";
import { toInstant, type Start } from "./schedule";
import { steer } from "./steer";
import type { LivePost, User } from "./user";

/** Lets everything in the plan happen at its moment, and ends when all of it has. */
export async function runPlan(
  world: World,
  start: Start,
  plan: Plan,
  { users, posts }: { users: User[]; posts: LivePost[] },
): Promise<void> {
  const at = (moment: Parameters<typeof toInstant>[1]) => sleepUntil(toInstant(start, moment));
  const byKey = new Map(posts.map((post) => [post.planned.key, post]));
  const kills: Partial<Record<string, Promise<void>>> = {};
  // A part that is being brought back cannot be killed: in the order of their moments.
  for (const planned of [...plan.kills].sort((a, b) => toInstant(start, a.at) - toInstant(start, b.at)))
    kills[planned.part] = (kills[planned.part] ?? Promise.resolve()).then(async () => {
      await at(planned.at);
      await kill(world, planned);
    });

  await Promise.all([
    ...Object.values(kills),
    ...posts
      .filter(({ planned }) => planned.due.slot === null)
      .map(async (post) => {
        await at(post.planned.due);
        const seen = await look(world, post);
        if (seen) await publishNow(world, post, seen);
      }),
    ...plan.moves.map(async (planned) => {
      await at(planned.at);
      await move(world, start, byKey.get(planned.post)!, planned);
    }),
    ...plan.links.map(async ({ member, by, at: moment, backAfterMs }) => {
      await at(moment);
      await (by === "user" ? disconnect : revoke)(world, users[member]!);
      if (backAfterMs === null) return;
      await sleepUntil(toInstant(start, { ...moment, ms: moment.ms + backAfterMs }));
      await reconnect(world, users[member]!);
    }),
    ...plan.steering.map(async (planned) => {
      await at(planned.at);
      await steer(world, planned);
    }),
    sleepUntil(start.at + plan.minutes * 60_000),
  ]);
}

function sleepUntil(instant: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - Date.now())));
}
