import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { preparePosts } from "@takt/domain/posts/publishing/prepare-posts";
import { createInTurn } from "@takt/domain/shared/in-turn";
import { mediaDue, postsDue } from "../events";
import type { JobOptions } from "../job-options";

/** Slices under way in this process at once: bounds open uploads. */
const SLICES_AT_ONCE = 8;
/**
 * Calls of the server at once, most of which wait for their turn here: a limit of the server that is full is looked at
 * again only five seconds later, and a hundred members' pictures would get ready in waves of a few.
 */
const CONCURRENCY = 40;
/** An hour of slices: the largest video, slowly. Then a sweep begins anew where this one stopped. */
const TURNS = 120;
/** Longer waits are the sweep's, which comes each minute. */
const LONGEST_WAIT = 60_000;

/**
 * Makes the media of one member's posts ready, a slice of time after the other: between two slices other members get
 * their turn. What is ready near its time is handed to publishing at once. Nothing here is remembered by the run: an
 * upload goes on where its saved state stands, whoever calls.
 */
export function prepareMedia(inngest: Inngest, deps: Deps, { concurrency }: JobOptions) {
  const inTurn = createInTurn(SLICES_AT_ONCE);
  return inngest.createFunction(
    {
      id: "prepare-media",
      triggers: [mediaDue],
      retries: 1,
      concurrency: [{ limit: Math.min(CONCURRENCY, concurrency) }, { limit: 1, key: "event.data.authorId" }],
    },
    async ({ event, step }) => {
      let left = event.data.postIds;
      for (let turn = 0; turn < TURNS; turn++) {
        const { wait, due } = await step.run(`prepare-${turn}`, () => inTurn(() => preparePosts(deps, left)));
        if (due.length > 0) {
          left = left.filter((id) => !due.includes(id));
          const dueAt = new Date().toISOString();
          await step.sendEvent(`due-${turn}`, [postsDue.create({ dueAt, postIds: due })]);
        }
        if (wait === null || wait > LONGEST_WAIT) break;
        if (wait > 0) await step.sleep(`pause-${turn}`, Math.ceil(wait));
      }
    },
  );
}
