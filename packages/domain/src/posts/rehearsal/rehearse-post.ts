import { z } from "zod";
import type { Actor } from "../../shared/actor";
import { versionRef } from "../../shared/row-ref";
import type { Finding } from "../model/finding";
import { resolveSlot, slotInput } from "../model/publish-slot";
import { ownedBy } from "../owned-by";
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
  const at = time === "planned" ? await findPlannedTime(deps, actor, id) : toInstant(deps, time);
  return at ? runRules(await collectFacts(deps, actor, id, at)) : [];
}

/** When a scheduled post goes out; null for every other one. */
async function findPlannedTime({ db }: RehearsalDeps, actor: Actor, id: string): Promise<Date | null> {
  const where = { id, ...ownedBy(actor), status: "scheduled", deletedAt: null } as const;
  const post = await db.post.findFirst({ where, select: { dueAt: true } });
  return post?.dueAt ?? null;
}

function toInstant({ clock }: RehearsalDeps, time: z.infer<typeof slotInput> | "now"): Date | null {
  const now = new Date(clock.now());
  if (time === "now") return now;
  const resolved = resolveSlot(time, now);
  return resolved.kind === "ok" ? resolved.at : null;
}
