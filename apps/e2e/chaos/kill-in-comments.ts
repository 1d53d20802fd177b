import { connectCommunity } from "../harness/connect-community";
import { waitFor } from "../harness/wait-for";
import type { KillHarness, Victim } from "./start-kill-harness";

/** A first comment whose call is held, before or after it took effect, while a process is killed. */
export const COMMENT_KILL_POINTS = [
  { name: "comment sent, never taken", stage: "before", drop: true },
  { name: "comment sent, taken late", stage: "before", drop: false },
  { name: "comment taken, answer unread", stage: "after", drop: false },
] as const;

export type CommentedPost = { postId: string; comment: string; token: string };

/**
 * Kills the victim while the call of each first comment is held, releases them, and lets time pass until no comment is
 * under way. Returns the post of each kill point by its name.
 */
export async function killInComments(
  harness: KillHarness,
  victim: Victim,
): Promise<Map<string, CommentedPost>> {
  const { db, stack } = harness;
  await harness.clear();
  const posts = new Map<string, CommentedPost>();
  const faults: { id: string; drop: boolean }[] = [];
  for (const { name, stage, drop } of COMMENT_KILL_POINTS) {
    const comment = `${victim}: ${name}`;
    const due = new Date(Date.now() - 10_000);
    const { postId, userId, memberSub } = await harness.schedulePost(`Post of ${comment}`, due, {
      firstComment: comment,
    });
    const token = await connectCommunity(db, stack.linkedin, stack.tokenKeys, { id: userId, memberSub });
    posts.set(name, { postId, comment, token });
    const match = { path: "/comments$", method: "POST", member: memberSub };
    faults.push({ id: (await stack.linkedin.fault({ match, kind: "hold", stage })).id, drop });
  }
  await harness.sweep();
  const heldComments = async () => (await stack.linkedin.held()).length;
  const isHeld = async () => {
    // A post is commented two seconds after it is out, by the executor's clock.
    await stack.inngest.tick(1000);
    return (await heldComments()) === COMMENT_KILL_POINTS.length;
  };
  await waitFor("every comment is held", isHeld);

  await harness.kill(victim);
  for (const { id, drop } of faults) await stack.linkedin.release(id, { drop });
  const underWay = { state: { in: ["waiting" as const, "sending" as const] } };
  await harness.passTime(async () => (await db.postComment.count({ where: underWay })) === 0);
  return posts;
}
