import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { findUnready } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { publishBatch } from "@takt/domain/posts/publishing/publish-batch";
import { restUntil } from "@takt/domain/posts/publishing/rest-until";
import { settleLater } from "@takt/domain/posts/publishing/settle-later";
import { createInTurn } from "@takt/domain/shared/in-turn";
import { mediaDue, postsDue } from "../events";
import type { JobOptions } from "../job-options";

/** Posts under way in this process at once, eight full batches: bounds connections, open calls and statements. */
const POSTS_AT_ONCE = 400;
/** Also a small batch is some statements and connections. */
const LEAST_WEIGHT = 10;
/** Calls of the server at once, most of which wait for their turn here: fewer than its 100 workers, which serve all. */
const CONCURRENCY = 80;

/**
 * One batch: see about its media, sleep until just before its time, publish. What must be tried again soon is handed
 * on as an event of its own; what is further away is found by the sweep. A post whose media is not ready is left to
 * those who make it ready: they hand it out again. What bounds the batches is in this process: a limit of the server that
 * is full is looked at again only five seconds later, and batches would leave in waves.
 */
export function publishPosts(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  const inTurn = createInTurn(POSTS_AT_ONCE);
  return inngest.createFunction(
    {
      id: "publish-posts",
      triggers: [postsDue],
      retries: 3,
      concurrency: Math.min(CONCURRENCY, concurrency),
    },
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
      const { again, unsettled } = await step.run("publish", () =>
        inTurn(() => publishBatch(deps, postIds), Math.max(LEAST_WEIGHT, postIds.length)),
      );
      if (unsettled.length > 0) await step.run("settle", () => settleLater(deps, unsettled));
      if (again.length > 0)
        await step.sendEvent(
          "again",
          again.map((batch) => postsDue.create(batch)),
        );
    },
  );
}
