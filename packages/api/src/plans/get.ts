import { getPlan } from "@takt/domain/plans/get-plan";
import { activeProcedure } from "../trpc";

/** Gets the actor's plan and its usage. */
export const getPlanProcedure = activeProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor));
