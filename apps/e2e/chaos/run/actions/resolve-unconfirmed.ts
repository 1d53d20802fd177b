import { getLedger } from "../../../harness/get-ledger";
import { keyOf } from "../judge/group-by-text";
import type { ChaosHarness } from "../start-chaos-harness";
import { approvePost } from "./approve-post";
import { publishNow } from "./change-post";
import { loadPost, performAction, publishedText, type PostView } from "./post-api";
import type { LivePost } from "./user";

/**
 * Has users with an unconfirmed post check LinkedIn and answer truthfully; posts that are not there are published again.
 * Every third post is left unanswered.
 */
export async function resolveUnconfirmed(harness: ChaosHarness, posts: readonly LivePost[]): Promise<void> {
  let count = 0;
  for (const post of posts) {
    const seen = await loadPost(harness, post);
    if (seen?.status !== "unconfirmed" || ++count % 3 === 0) continue;
    const onLinkedIn = await isOnLinkedIn(harness, post, seen, posts);
    const next = { ...seen, version: seen.version + 1, status: onLinkedIn ? "published" : "failed" };
    const input = { ref: { id: post.id, version: seen.version }, attemptId: seen.attemptId };
    await performAction(harness, post, onLinkedIn ? "affirm" : "deny", "mutation", input, next);
    const current = onLinkedIn ? null : await loadPost(harness, post);
    if (current?.status !== "failed") continue;
    await publishNow(harness, post, current);
    if (post.user.team) await approvePost(harness, post, { isAsked: false, readMs: 0 });
  }
}

/** Returns whether LinkedIn shows more posts that look like this one than the user has published otherwise. */
async function isOnLinkedIn(
  harness: ChaosHarness,
  post: LivePost,
  seen: PostView,
  posts: readonly LivePost[],
): Promise<boolean> {
  const shown = (await getLedger(harness.stack, post.user.member)).filter(
    ({ published, visibility, content }) =>
      keyOf(published) === keyOf(publishedText(seen)) &&
      visibility === seen.visibility &&
      (content?.multiImage?.images.length ?? (content?.media ? 1 : 0)) === seen.media.length,
  );
  let others = 0;
  for (const twin of posts) {
    if (twin.id === post.id || twin.planned.key !== post.planned.key) continue;
    const other = await loadPost(harness, twin);
    const alike = other?.visibility === seen.visibility && other.media.length === seen.media.length;
    if (alike && other.status === "published") others += 1;
  }
  return shown.length > others;
}
