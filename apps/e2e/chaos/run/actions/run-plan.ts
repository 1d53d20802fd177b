import type { Plan } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { approvePost } from "./approve-post";
import { kill } from "./kill";
import { disconnect, reconnect, revoke } from "./change-connection";
import { changePost, publishNow } from "./change-post";
import { loadPost } from "./post-api";
import { toInstant, type Start } from "./schedule";
import { injectExecutorFault } from "./inject-faults";
import type { LivePost, User } from "./user";
import { undoWithdrawal, withdrawConsent } from "./withdraw-consent";

/** Runs everything in the plan at its moment and resolves when all of it is done. */
export async function runPlan(
  harness: ChaosHarness,
  start: Start,
  plan: Plan,
  { users, posts }: { users: User[]; posts: LivePost[] },
): Promise<void> {
  const at = (moment: Parameters<typeof toInstant>[1]) => sleepUntil(toInstant(start, moment));
  const byKey = new Map(posts.map((post) => [post.planned.key, post]));
  const kills: Partial<Record<string, Promise<void>>> = {};
  // The kills of a part run in order, because a part that is restarting cannot be killed.
  for (const planned of [...plan.kills].sort((a, b) => toInstant(start, a.at) - toInstant(start, b.at)))
    kills[planned.part] = (kills[planned.part] ?? Promise.resolve()).then(async () => {
      await at(planned.at);
      await kill(harness, planned);
    });

  await Promise.all([
    ...Object.values(kills),
    ...posts
      .filter(({ planned }) => planned.due.slot === null)
      .map(async (post) => {
        await at(post.planned.due);
        const seen = await loadPost(harness, post);
        if (seen) await publishNow(harness, post, seen);
      }),
    ...plan.changes.map(async (planned) => {
      await at(planned.at);
      await changePost(harness, start, byKey.get(planned.post)!, planned);
    }),
    ...plan.approvals.map(async (planned) => {
      await at(planned.at);
      await approvePost(harness, posts[planned.post]!, planned);
    }),
    ...plan.withdrawals.map(async ({ member, at: moment, undoAfterMs }) => {
      await at(moment);
      const cancelled = await withdrawConsent(harness, users[member]!, posts);
      if (undoAfterMs === null) return;
      await sleepUntil(toInstant(start, { ...moment, ms: moment.ms + undoAfterMs }));
      await undoWithdrawal(harness, users[member]!, cancelled, posts);
    }),
    ...plan.disconnects.map(async ({ member, by, at: moment, backAfterMs }) => {
      await at(moment);
      await (by === "user" ? disconnect : revoke)(harness, users[member]!);
      if (backAfterMs === null) return;
      await sleepUntil(toInstant(start, { ...moment, ms: moment.ms + backAfterMs }));
      await reconnect(harness, users[member]!);
    }),
    ...plan.executorFaults.map(async (planned) => {
      await at(planned.at);
      await injectExecutorFault(harness, planned);
    }),
    sleepUntil(start.at + plan.minutes * 60_000),
  ]);
}

function sleepUntil(instant: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - Date.now())));
}
