import { unschedulePost } from "@takt/domain/posts/unschedule-post";
import { postRef } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** Clears the schedule; the post becomes a draft. */
export const unschedulePostProcedure = activeProcedure
  .input(postRef)
  .mutation(({ ctx, input }) => unschedulePost(ctx.deps, ctx.actor, input));
