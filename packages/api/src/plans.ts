import { getPlan } from "@takt/domain/plans/get-plan";
import { activeProcedure, router } from "./core/trpc";

export const plansRouter = router({
  /** Gets the actor's plan and its usage. */
  get: activeProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor)),
});
