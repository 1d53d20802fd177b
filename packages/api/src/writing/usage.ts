import { getUsage } from "@takt/domain/writing/get-usage";
import { activeProcedure } from "../trpc";

/** Gets how many texts the actor may still have written this month, and by which engine. */
export const usageProcedure = activeProcedure.query(({ ctx }) => getUsage(ctx.deps, ctx.actor));
