import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { findUnpreparedPosts } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { preparePosts } from "@takt/domain/posts/publishing/prepare-posts";

/** Posts of one step: bounds its time. */
const CHUNK = 5;

/** Each minute: uploads the files of posts that are due within ten minutes, one sweep at a time. */
export function prepareDueMedia(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "prepare-due-media", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const ids = await step.run("find", () => findUnpreparedPosts(deps));
      for (let from = 0; from < ids.length; from += CHUNK)
        await step.run(`prepare-${from}`, () => preparePosts(deps, ids.slice(from, from + CHUNK)));
    },
  );
}
