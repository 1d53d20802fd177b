import { ledgerOf } from "../../../harness/ledger";
import { keyIn } from "../judge/groups";
import type { World } from "../world";
import { publishNow } from "./move";
import { look, readersText, tell, type PostView } from "./post-api";
import type { LivePost } from "./user";

/**
 * Users whose post is unconfirmed look at LinkedIn and answer truthfully; what is not there they publish again.
 * Every third is left unanswered.
 */
export async function answerQuestions(world: World, posts: readonly LivePost[]): Promise<void> {
  let asked = 0;
  for (const post of posts) {
    const seen = await look(world, post);
    if (seen?.status !== "unconfirmed" || ++asked % 3 === 0) continue;
    const there = await isThere(world, post, seen, posts);
    const next = { ...seen, version: seen.version + 1, status: there ? "published" : "failed" };
    const input = { ref: { id: post.id, version: seen.version }, attemptId: seen.attemptId };
    await tell(world, post, there ? "affirm" : "deny", "mutation", input, next);
    const now = there ? null : await look(world, post);
    if (now?.status === "failed") await publishNow(world, post, now);
  }
}

/** Whether LinkedIn shows more posts that look like this one than the user knows to be others. */
async function isThere(
  world: World,
  post: LivePost,
  seen: PostView,
  posts: readonly LivePost[],
): Promise<boolean> {
  const shown = (await ledgerOf(world.stack, post.user.member)).filter(
    ({ published, visibility, content }) =>
      keyIn(published) === keyIn(readersText(seen)) &&
      visibility === seen.visibility &&
      (content?.multiImage?.images.length ?? (content?.media ? 1 : 0)) === seen.media.length,
  );
  let others = 0;
  for (const twin of posts) {
    if (twin.id === post.id || twin.planned.key !== post.planned.key) continue;
    const other = await look(world, twin);
    const alike = other?.visibility === seen.visibility && other.media.length === seen.media.length;
    if (alike && other.status === "published") others += 1;
  }
  return shown.length > others;
}
