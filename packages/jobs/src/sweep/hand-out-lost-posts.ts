import type { Deps } from "@takt/domain/deps";
import { settleLost } from "@takt/domain/posts/publishing/settle-lost";
import type { Inngest } from "inngest";
import { postsUnanswered } from "../events";

const BATCH = 25;

/** Attempts without an answer are sent again once, or become a question to the user. */
export async function handOutLostPosts(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const { resend } = await settleLost(deps);
  if (resend.length === 0) return;
  const batches = Array.from({ length: Math.ceil(resend.length / BATCH) }, (_, i) =>
    resend.slice(i * BATCH, (i + 1) * BATCH),
  );
  await inngest.send(batches.map((postIds) => postsUnanswered.create({ postIds })));
}
