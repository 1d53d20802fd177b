import { getPlan } from "@takt/domain/plans/get-plan";
import { activeProcedure } from "../trpc";

/** The actor's plan and what of it is used. */
export const getPlanProcedure = activeProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor));
