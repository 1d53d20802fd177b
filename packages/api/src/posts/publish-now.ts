import { publishPostNow } from "@takt/domain/posts/publish-post-now";
import { postRef } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** Schedules at now; the jobs send it. */
export const publishPostNowProcedure = activeProcedure
  .input(postRef)
  .mutation(({ ctx, input }) => publishPostNow(ctx.deps, ctx.actor, input));
