import { removeTopic } from "@takt/domain/topics/remove-topic";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Removes a bookmark; it can be restored for a day. */
export const removeTopicProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => removeTopic(ctx.deps, ctx.actor, input.id));
