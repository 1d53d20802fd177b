import { getTopic } from "@takt/domain/topics/get-topic";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Gets a bookmarked topic. */
export const getTopicProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .query(({ ctx, input }) => getTopic(ctx.deps, ctx.actor, input.id));
