import type { Deps } from "@takt/domain/deps";
import { findUnpreparedPosts } from "@takt/domain/posts/publishing/find-unprepared-posts";
import type { Inngest } from "inngest";
import { mediaDue } from "../events";

/** Hands out posts whose media is to be made ready ahead of their time, each member's apart. */
export async function handOutUnpreparedMedia(inngest: Inngest, deps: Pick<Deps, "db">): Promise<void> {
  const members = await findUnpreparedPosts(deps);
  if (members.length > 0) await inngest.send(members.map((member) => mediaDue.create(member)));
}
