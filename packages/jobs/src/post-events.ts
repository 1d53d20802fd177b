import type { Inngest } from "inngest";
import type { PostEvents } from "@takt/domain/posts/ports/post-events";
import type { Log } from "@takt/domain/shared/core-deps";
import { commentsDue, postsDue } from "./events";

/** Sends hints in the background: a user never waits for the executor, and a lost hint costs one sweep. */
export function createPostEvents(inngest: Inngest, log: Log): PostEvents {
  return {
    due(batch) {
      inngest.send(postsDue.create(batch)).catch((cause: unknown) => {
        log.warn("jobs.hint_lost", { posts: batch.postIds.length, cause: String(cause) });
      });
    },
    commentsDue(postIds) {
      inngest.send(commentsDue.create({ postIds })).catch((cause: unknown) => {
        log.warn("jobs.hint_lost", { comments: postIds.length, cause: String(cause) });
      });
    },
  };
}
