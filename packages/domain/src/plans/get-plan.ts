import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { countAiPosts } from "./count-ai-posts";
import { monthOf } from "./model/month-of";
import type { PlanId } from "./model/plans";
import { readPlan } from "./read-plan";

export type PlanView = {
  plan: PlanId;
  /** When the paid period ends; null on the free plan, and when no end is known. */
  endsAt: Date | null;
  /** Written by a model in this calendar month of the actor's zone, and being written. */
  aiPostsThisMonth: number;
  /** When they count anew: the first of the next month. */
  resetsAt: Date;
};

/** The actor's plan, and what of it is used. */
export async function getPlan({ db, clock }: Pick<Deps, "db" | "clock">, actor: Actor): Promise<PlanView> {
  const now = clock.now();
  const { to } = monthOf(now, actor.zone);
  const [aiPostsThisMonth, plan] = await Promise.all([
    countAiPosts(db, actor, now),
    readPlan(db, actor.userId, now),
  ]);
  return { ...plan, aiPostsThisMonth, resetsAt: to };
}
