import { createPost } from "@takt/domain/posts/create-post";
import { newPostInput } from "@takt/domain/posts/model/post-input";
import { activeProcedure } from "../trpc";

/** Creates a draft. */
export const createPostProcedure = activeProcedure
  .input(newPostInput)
  .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input));
