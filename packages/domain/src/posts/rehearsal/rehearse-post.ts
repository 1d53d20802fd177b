import type { Post } from "@takt/db/generated/prisma/client";
import { z } from "zod";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { versionRef } from "../../shared/row-ref";
import type { Finding } from "../model/finding";
import { resolveSlot, slotInput } from "../model/publish-slot";
import { postsOf } from "../posts-of";
import { collectFacts, type RehearsalDeps } from "./facts/collect-facts";
import { runRules } from "./run-rules";

/** The time that is rehearsed: one that is being chosen, the one that the post has, or this moment. */
const rehearsedTime = z.union([slotInput, z.literal("planned"), z.literal("now")]);

/** The post and the version that the screen shows, so that it asks again for another one. */
export const rehearsalInput = z.strictObject({ ...versionRef.shape, time: rehearsedTime });

/**
 * Tells what will fail when a post of the actor goes out at a time, what LinkedIn surely refuses first. A time that
 * cannot be chosen has no findings. Nothing is written or sent. Refuses with `post_not_found`.
 */
export async function rehearsePost(
  deps: RehearsalDeps,
  actor: Actor,
  { id, time }: Pick<z.infer<typeof rehearsalInput>, "id" | "time">,
): Promise<Finding[]> {
  const post = await deps.db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read"), deletedAt: null },
    select: { authorId: true, workspaceId: true, status: true, dueAt: true },
  });
  if (!post) throw new DomainError("post_not_found");
  const at = time === "planned" ? toPlannedTime(post) : toInstant(deps, time);
  const author = { userId: post.authorId, workspaceId: post.workspaceId };
  return at ? runRules(await collectFacts(deps, author, id, at)) : [];
}

/** When a scheduled post goes out; null for every other one. */
function toPlannedTime({ status, dueAt }: Pick<Post, "status" | "dueAt">): Date | null {
  return status === "scheduled" ? dueAt : null;
}

function toInstant({ clock }: RehearsalDeps, time: z.infer<typeof slotInput> | "now"): Date | null {
  const now = new Date(clock.now());
  if (time === "now") return now;
  const resolved = resolveSlot(time, now);
  return resolved.kind === "ok" ? resolved.at : null;
}
