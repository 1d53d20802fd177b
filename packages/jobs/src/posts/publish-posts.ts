import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { findUnready } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { publishBatch } from "@takt/domain/posts/publishing/publish-batch";
import { restUntil } from "@takt/domain/posts/publishing/rest-until";
import { settleLater } from "@takt/domain/posts/publishing/settle-later";
import { mediaDue, postsDue } from "../events";

/** Batches under way at once: with up to 50 posts each this bounds connections and open calls. */
const CONCURRENCY = 8;

/**
 * One batch: see about its media, sleep until just before its time, publish. What must be tried again soon is handed
 * on as an event of its own; what is further away is found by the sweep. A post whose media is not ready is left to
 * those who make it ready: they hand it out again.
 */
export function publishPosts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "publish-posts", triggers: [postsDue], retries: 3, concurrency: CONCURRENCY },
    async ({ event, step }) => {
      const { dueAt, postIds } = event.data;
      const { rest, unready } = await step.run("prepare", async () => ({
        rest: await restUntil(deps, dueAt),
        unready: await findUnready(deps, postIds),
      }));
      // A run of its own: however slow an upload, it holds up no other post.
      if (unready.length > 0)
        await step.sendEvent(
          "media",
          unready.map((member) => mediaDue.create(member)),
        );
      // A length, not an instant: it holds whatever the executor's clock says.
      if (rest > TIMING.wakeEarly) await step.sleep("until-due", rest - TIMING.wakeEarly);
      const { again, unsettled } = await step.run("publish", () => publishBatch(deps, postIds));
      if (unsettled.length > 0) await step.run("settle", () => settleLater(deps, unsettled));
      if (again.length > 0)
        await step.sendEvent(
          "again",
          again.map((batch) => postsDue.create(batch)),
        );
    },
  );
}
