import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { preparePosts } from "@takt/domain/posts/publishing/prepare-posts";
import { publishBatch } from "@takt/domain/posts/publishing/publish-batch";
import { settleLater } from "@takt/domain/posts/publishing/settle-later";
import { postsDue } from "../events";

/** Batches under way at once: with up to 50 posts each this bounds connections and open calls. */
const CONCURRENCY = 8;

/**
 * One batch: prepare, sleep until just before its time, publish. What must be tried again soon is handed
 * on as an event of its own; what is further away is found by the sweep.
 */
export function publishPosts(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "publish-posts", triggers: [postsDue], retries: 3, concurrency: CONCURRENCY },
    async ({ event, step }) => {
      const { dueAt, postIds } = event.data;
      await step.run("prepare", () => preparePosts(deps, postIds));
      await step.sleepUntil("until-due", new Date(Date.parse(dueAt) - TIMING.wakeEarly));
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
