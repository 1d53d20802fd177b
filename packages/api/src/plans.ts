import { getPlan } from "@takt/domain/plans/get-plan";
import { getUsage } from "@takt/domain/plans/get-usage";
import { activeProcedure, router } from "./core/trpc";

export const plansRouter = router({
  /** Gets the actor's plan and the AI posts used of it. */
  get: activeProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor)),

  /** Gets what the actor has used this month, with the plan's limits, and six months of history. */
  usage: activeProcedure.query(({ ctx }) => getUsage(ctx.deps, ctx.actor)),
});
