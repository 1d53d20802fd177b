import { getUsage } from "@takt/domain/plans/get-usage";
import { activeProcedure, router } from "./core/trpc";

export const plansRouter = router({
  /** Gets what the actor has used this month, with the plan's limits, and six months of history. */
  usage: activeProcedure.query(({ ctx }) => getUsage(ctx.deps, ctx.actor)),
});
