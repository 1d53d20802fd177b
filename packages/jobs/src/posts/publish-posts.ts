import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { findUnready } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { findCommented } from "@takt/domain/posts/first-comment/enqueue-comments";
import { publishBatch, msUntil } from "@takt/domain/posts/publishing/publish-batch";
import { createPublishLine } from "@takt/domain/posts/publishing/publish-line";
import { settleLater } from "@takt/domain/posts/publishing/settle";
import { commentsDue, mediaDue, postsDue } from "../events";
import type { JobOptions } from "../job-options";
import { checkAfter } from "../webhooks/check-after";

/**
 * Concurrent calls of the server, 20,000 posts, most of which wait for their turn here: fewer than its 100 workers,
 * which serve all functions.
 */
const CONCURRENCY = 80;

/**
 * Publishes one batch: checks its media, sleeps until just before its time, publishes. Posts to be retried soon are
 * sent as a new event; later ones are found by the sweep. A post whose media is not ready is left to prepare-media,
 * which sends it as an event again. How many posts are under way at once is limited in this process, by the line that all
 * batches share: the server checks its own full limit again only after five seconds, so that batches would leave in
 * waves.
 */
export function publishPosts(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  const line = createPublishLine(deps);
  return inngest.createFunction(
    {
      id: "publish-posts",
      triggers: [postsDue],
      retries: 3,
      concurrency: Math.min(CONCURRENCY, concurrency),
    },
    async ({ event, step }) => {
      const { dueAt, postIds } = event.data;
      const { msUntilDue, unready, commented } = await step.run("prepare", async () => ({
        msUntilDue: await msUntil(deps, dueAt),
        unready: await findUnready(deps, postIds),
        commented: await findCommented(deps, postIds),
      }));
      // In a separate run, so that a slow upload holds up no other post.
      if (unready.length > 0)
        await step.sendEvent(
          "media",
          unready.map((member) => mediaDue.create(member)),
        );
      // A duration, not an instant, so that it is right whatever the executor's clock says.
      if (msUntilDue > TIMING.wakeEarly) await step.sleep("until-due", msUntilDue - TIMING.wakeEarly);
      const { retry, unsettled } = await step.run("publish", () =>
        checkAfter(deps, () => publishBatch(deps, postIds, line)),
      );
      if (unsettled.length > 0)
        await step.run("settle", () => checkAfter(deps, () => settleLater(deps, unsettled)));
      // Of those that were published; the sweep finds the others, once they are.
      if (commented.length > 0)
        await step.sendEvent("comments", [commentsDue.create({ postIds: commented })]);
      if (retry.length > 0)
        await step.sendEvent(
          "again",
          retry.map((batch) => postsDue.create(batch)),
        );
    },
  );
}
