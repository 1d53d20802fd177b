import { schedulePost } from "@takt/domain/posts/schedule-post";
import { postRef, slotInput } from "@takt/domain/posts/model/post-input";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Schedules or reschedules a post. */
export const schedulePostProcedure = activeProcedure
  .input(z.strictObject({ ref: postRef, slot: slotInput, reviewed: z.boolean().optional() }))
  .mutation(({ ctx, input }) => schedulePost(ctx.deps, ctx.actor, input.ref, input.slot, input.reviewed));
