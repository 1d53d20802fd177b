import type { Deps } from "@takt/domain/deps";
import { findUnpreparedPosts } from "@takt/domain/posts/publishing/find-unprepared-posts";
import type { Inngest } from "inngest";
import { mediaDue } from "../events";

/** Enqueues posts whose media needs preparing ahead of their time, one event per member. */
export async function enqueueUnpreparedMedia(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const members = await findUnpreparedPosts(deps);
  if (members.length > 0) await inngest.send(members.map((member) => mediaDue.create(member)));
}
