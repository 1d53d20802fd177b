import { deletePost } from "@takt/domain/posts/delete-post";
import { postRef } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** Deletes a post; it can be restored for a day. */
export const deletePostProcedure = activeProcedure
  .input(postRef)
  .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.actor, input));
