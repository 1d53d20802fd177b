import { createPost } from "@takt/domain/posts/create-post";
import { postInput } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** A new draft. */
export const createPostProcedure = activeProcedure
  .input(postInput)
  .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input));
