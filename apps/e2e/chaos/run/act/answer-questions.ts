import { ledgerOf } from "../../../harness/ledger";
import { keyIn } from "../judge/groups";
import type { World } from "../world";
import { publishNow } from "./move";
import { look, readersText, tell } from "./post-api";
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
    const onLinkedIn = await ledgerOf(world.stack, post.user.member);
    const there = onLinkedIn.some(({ published }) => keyIn(published) === keyIn(readersText(seen)));
    const next = { ...seen, version: seen.version + 1, status: there ? "published" : "failed" };
    const input = { ref: { id: post.id, version: seen.version }, attemptId: seen.attemptId };
    await tell(world, post, there ? "affirm" : "deny", "mutation", input, next);
    const now = there ? null : await look(world, post);
    if (now?.status === "failed") await publishNow(world, post, now);
  }
}
