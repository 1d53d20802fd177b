import { getUsage } from "@takt/domain/writing/get-usage";
import { activeProcedure } from "../trpc";

/** What the actor may still have written this month, and by what. */
export const usageProcedure = activeProcedure.query(({ ctx }) => getUsage(ctx.deps, ctx.actor));
