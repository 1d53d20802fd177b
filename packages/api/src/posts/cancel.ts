import { cancelPost } from "@takt/domain/posts/cancel-post";
import { postRef } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** Cancels a scheduled post. */
export const cancelPostProcedure = activeProcedure
  .input(postRef)
  .mutation(({ ctx, input }) => cancelPost(ctx.deps, ctx.actor, input));
