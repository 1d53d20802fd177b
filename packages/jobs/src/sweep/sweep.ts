import type { Deps } from "@takt/domain/deps";
import { beat } from "@takt/domain/health/beat";
import { findOccasions } from "@takt/domain/notifications/find-occasions";
import type { Inngest } from "inngest";
import type { JobOptions } from "../job-options";
import { handOutDueMails } from "./hand-out-due-mails";
import { handOutDuePosts } from "./hand-out-due-posts";
import { handOutLostPosts } from "./hand-out-lost-posts";
import { handOutUnpreparedMedia } from "./hand-out-unprepared-media";
import { runParts } from "./run-parts";

/**
 * Each minute: finds all that comes by time, and hands it to the functions that do the work. One call without steps,
 * because an idle minute must cost one execution (docs/performance.md): a run that fails or vanishes in the middle is
 * made good by the next one. What concerns the promise comes first, and nothing behind it can hold it up.
 */
export function sweep(inngest: Inngest, deps: Deps, { lookAgainMs }: JobOptions) {
  return inngest.createFunction(
    { id: "sweep", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 4 },
    async () => {
      lookAgain(() => handOutDuePosts(inngest, deps), deps, lookAgainMs);
      await beat(deps, "sweep");
      await runParts([
        { name: "due posts", work: () => handOutDuePosts(inngest, deps) },
        { name: "lost posts", work: () => handOutLostPosts(inngest, deps) },
        { name: "media", work: () => handOutUnpreparedMedia(inngest, deps) },
        { name: "notifications", work: () => findOccasions(deps) },
        { name: "mails", work: () => handOutDueMails(inngest, deps) },
      ]);
    },
  );
}

/** In this process and not in the run: it costs no execution. A process that ends before it leaves it to the next sweep. */
function lookAgain(look: () => Promise<void>, { log }: Pick<Deps, "log">, ms: number): void {
  const timer = setTimeout(() => {
    look().catch((cause: unknown) => log.error("jobs.second_look_failed", { cause: String(cause) }));
  }, ms);
  timer.unref();
}
