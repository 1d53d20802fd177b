import { markRead, markReadInput } from "@takt/domain/notifications/mark-read";
import { activeProcedure } from "../trpc";

/** Marks one notification as read. */
export const markReadProcedure = activeProcedure
  .input(markReadInput)
  .mutation(({ ctx, input }) => markRead(ctx.deps, ctx.actor, input));
