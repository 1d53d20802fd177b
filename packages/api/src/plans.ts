import { getUsage } from "@takt/domain/plans/get-usage";
import { memberProcedure, router } from "./core/trpc";

export const plansRouter = router({
  /** Gets what the actor has used this month, with the plan's limits, and six months of history. */
  usage: memberProcedure("content.read").query(({ ctx }) => getUsage(ctx.deps, ctx.actor)),
});
