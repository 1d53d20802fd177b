import type { Inngest } from "inngest";
import type { Deps } from "@takt/domain/deps";
import { findUnpreparedPosts } from "@takt/domain/posts/publishing/find-unprepared-posts";
import { mediaDue } from "../events";

/** Each minute: hands out posts whose media is to be made ready ahead of their time, each member's apart. */
export function prepareDueMedia(inngest: Inngest, deps: Deps) {
  return inngest.createFunction(
    { id: "prepare-due-media", triggers: [{ cron: "* * * * *" }], retries: 1, concurrency: 1 },
    async ({ step }) => {
      const members = await step.run("find", () => findUnpreparedPosts(deps));
      if (members.length > 0)
        await step.sendEvent(
          "hand-out",
          members.map((member) => mediaDue.create(member)),
        );
    },
  );
}
