import type { WritingDeps } from "./deps";
import { countAiPosts } from "../plans/count-ai-posts";
import { getMonth } from "../plans/model/month";
import { PLANS } from "../plans/model/plans";
import { readWorkspacePlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import type { WritingUsage } from "./model/composition-view";

/** Gets how many texts the plan of the workspace still has this month, and which engine writes them. */
export async function getUsage(
  { db, clock, writer }: Pick<WritingDeps, "db" | "clock" | "writer">,
  actor: Actor,
): Promise<WritingUsage> {
  const now = clock.now();
  const { plan, payerId } = await readWorkspacePlan(db, actor, now);
  const used = await countAiPosts(db, payerId, now, actor.zone);
  const limit = PLANS[plan].aiPostsPerMonth;
  return {
    engine: writer.engine,
    canResearch: writer.canResearch,
    plan,
    used,
    limit,
    remaining: Math.max(0, limit - used),
    resetsAt: getMonth(now, actor.zone).to,
  };
}
