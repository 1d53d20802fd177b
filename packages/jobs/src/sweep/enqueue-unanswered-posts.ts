import type { Deps } from "@takt/domain/deps";
import { settleLost } from "@takt/domain/posts/publishing/settle-lost";
import type { Inngest } from "inngest";
import { postsUnanswered } from "../events";

const BATCH_SIZE = 25;

/** Enqueues unanswered attempts that may be sent again once; the others become a question to the user. */
export async function enqueueUnansweredPosts(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const { resend } = await settleLost(deps);
  if (resend.length === 0) return;
  const batches = Array.from({ length: Math.ceil(resend.length / BATCH_SIZE) }, (_, i) =>
    resend.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
  );
  await inngest.send(batches.map((postIds) => postsUnanswered.create({ postIds })));
}
