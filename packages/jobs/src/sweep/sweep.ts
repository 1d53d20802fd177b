import type { Deps } from "@takt/domain/deps";
import { recordHeartbeat } from "@takt/domain/health/record-heartbeat";
import { findOccasions } from "@takt/domain/notifications/find-occasions";
import type { Inngest } from "inngest";
import type { JobOptions } from "../job-options";
import { enqueueDueEmails } from "./enqueue-due-emails";
import { enqueueDuePosts } from "./enqueue-due-posts";
import { enqueueUnansweredPosts } from "./enqueue-unanswered-posts";
import { enqueueUnpreparedMedia } from "./enqueue-unprepared-media";
import { runParts } from "./run-parts";

/**
 * Finds everything that is due each minute, and sends events to the functions that do the work. It is one call without
 * steps, because an idle minute must cost one execution (docs/performance.md): the next run makes up for a run that
 * fails or vanishes. Publishing comes first, and no later part can hold it up.
 */
export function sweep(inngest: Inngest, deps: Deps, { secondPassDelayMs }: JobOptions) {
  return inngest.createFunction(
    { id: "sweep", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 4 },
    async () => {
      scheduleSecondPass(() => enqueueDuePosts(inngest, deps), deps, secondPassDelayMs);
      await recordHeartbeat(deps, "sweep");
      await runParts([
        { name: "due posts", work: () => enqueueDuePosts(inngest, deps) },
        { name: "lost posts", work: () => enqueueUnansweredPosts(inngest, deps) },
        { name: "media", work: () => enqueueUnpreparedMedia(inngest, deps) },
        { name: "notifications", work: () => findOccasions(deps) },
        { name: "emails", work: () => enqueueDueEmails(inngest, deps) },
      ]);
    },
  );
}

/**
 * Runs in this process and not as a step, so it costs no execution. When the process ends first, the next sweep does
 * the work.
 */
function scheduleSecondPass(pass: () => Promise<void>, { log }: Pick<Deps, "log">, ms: number): void {
  const timer = setTimeout(() => {
    pass().catch((cause: unknown) => log.error("jobs.second_pass_failed", { cause: String(cause) }));
  }, ms);
  timer.unref();
}
