import { restoreTopic } from "@takt/domain/topics/restore-topic";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Restores a removed bookmark. */
export const restoreTopicProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => restoreTopic(ctx.deps, ctx.actor, input.id));
