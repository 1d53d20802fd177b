import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { preparePosts } from "@takt/domain/posts/publishing/prepare-posts";
import { createSemaphore } from "@takt/domain/shared/concurrency";
import { mediaDue, postsDue } from "../events";
import type { JobOptions } from "../job-options";

/** Slices in progress in this process at once: bounds open uploads. */
const MAX_CONCURRENT_SLICES = 8;
/**
 * Concurrent calls of the server, most of which wait for the semaphore here: the server checks its own full limit
 * again only after five seconds, so that a hundred members' images would get ready in waves of a few.
 */
const CONCURRENCY = 40;
/** An hour of slices: the largest video on a slow connection. Then a sweep resumes where this run stopped. */
const MAX_SLICES = 120;
/** Longer waits are left to the sweep, which runs each minute. */
const MAX_WAIT_MS = 60_000;

/**
 * Prepares the media of one member's posts, one time slice after the other, so that other members get their turn in
 * between. Posts that get ready near their time are handed to publishing at once. The run keeps no state: an upload
 * resumes from its saved state, whichever run continues it.
 */
export function prepareMedia(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  const semaphore = createSemaphore(MAX_CONCURRENT_SLICES);
  return inngest.createFunction(
    {
      id: "prepare-media",
      triggers: [mediaDue],
      retries: 1,
      concurrency: [{ limit: Math.min(CONCURRENCY, concurrency) }, { limit: 1, key: "event.data.authorId" }],
    },
    async ({ event, step }) => {
      let left = event.data.postIds;
      for (let turn = 0; turn < MAX_SLICES; turn++) {
        const { wait, due } = await step.run(`prepare-${turn}`, () =>
          semaphore(() => preparePosts(deps, left)),
        );
        if (due.length > 0) {
          left = left.filter((id) => !due.includes(id));
          const dueAt = new Date().toISOString();
          await step.sendEvent(`due-${turn}`, [postsDue.create({ dueAt, postIds: due })]);
        }
        if (wait === null || wait > MAX_WAIT_MS) break;
        if (wait > 0) await step.sleep(`pause-${turn}`, Math.ceil(wait));
      }
    },
  );
}
