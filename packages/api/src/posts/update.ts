import { updatePost } from "@takt/domain/posts/update-post";
import { postInput, postRef } from "@takt/domain/posts/model/post-input";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Updates text, hashtags and media of the version the user saw. */
export const updatePostProcedure = activeProcedure
  .input(z.strictObject({ ref: postRef, post: postInput }))
  .mutation(({ ctx, input }) => updatePost(ctx.deps, ctx.actor, input.ref, input.post));
