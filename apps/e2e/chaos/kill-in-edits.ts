import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { signIn } from "../harness/sign-in";
import { waitFor } from "../harness/wait-for";
import { callApi } from "./run/actions/call-api";
import type { KillHarness } from "./start-kill-harness";

/** An edit of a published post whose call is held, before or after it took effect, while the web process is killed. */
export const EDIT_KILL_POINTS = [
  { name: "edit sent, never taken", stage: "before", drop: true },
  { name: "edit taken, answer unread", stage: "after", drop: false },
] as const;

export type EditedPost = {
  postId: string;
  memberSub: string;
  text: string;
  /** Asks for the same edit, as the page offers it, with the post's present version. */
  editAgain: () => Promise<unknown>;
  /** Its answer right after the kill. */
  answer?: unknown;
};

/**
 * Kills the web process while each edit is held, releases them, asks for each again at once, and lets their leases pass.
 * Returns the post of each kill point by its name.
 */
export async function killInEdits(harness: KillHarness): Promise<Map<string, EditedPost>> {
  const { db, stack } = harness;
  await harness.clear();
  const posts = new Map<string, EditedPost>();
  const faults: { id: string; drop: boolean }[] = [];
  for (const { name, stage, drop } of EDIT_KILL_POINTS) {
    const due = new Date(Date.now() - 10_000);
    const { postId, userId, memberSub } = await harness.schedulePost(`Before ${name}`, due);
    const text = `After ${name}`;
    const cookie = await signIn(db, userId);
    const editAgain = async () => {
      const { version } = await db.post.findUniqueOrThrow({ where: { id: postId } });
      const input = { ref: { id: postId, version }, text: { content: text, hashtags: [] } };
      return callApi(harness, { cookie, workspace: null }, "mutation", "posts.editOnLinkedIn", input);
    };
    posts.set(name, { postId, memberSub, text, editAgain });
    const match = { path: "^/rest/posts/", method: "POST", member: memberSub };
    faults.push({ id: (await stack.linkedin.fault({ match, kind: "hold", stage })).id, drop });
  }
  await harness.sweep();
  const ids = [...posts.values()].map(({ postId }) => postId);
  const isOut = async () =>
    (await db.post.count({ where: { id: { in: ids }, status: "published" } })) === EDIT_KILL_POINTS.length;
  await waitFor("every post is published", isOut);

  const edits = [...posts.values()].map(({ editAgain }) => editAgain());
  const isHeld = async () => (await stack.linkedin.held()).length === EDIT_KILL_POINTS.length;
  await waitFor("every edit is held", isHeld);
  await harness.kill("web");
  await Promise.all(edits);
  for (const { id, drop } of faults) await stack.linkedin.release(id, { drop });
  // The lease begins now, because a busy machine may need longer than it to start the process again.
  await db.postChange.updateMany({ where: { postId: { in: ids } }, data: { sentAt: new Date() } });
  for (const post of posts.values()) post.answer = await post.editAgain();
  const leased = { postId: { in: ids }, sentAt: { gt: new Date(Date.now() - TIMING.changeLease) } };
  await harness.passTime(async () => (await db.postChange.count({ where: leased })) === 0);
  return posts;
}
