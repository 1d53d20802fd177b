import { affirmPost } from "@takt/domain/posts/affirm-post";
import { postRef } from "@takt/domain/posts/model/post-input";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Records that the user found the post on LinkedIn. */
export const affirmPostProcedure = activeProcedure
  .input(z.strictObject({ ref: postRef, attemptId: z.uuid() }))
  .mutation(({ ctx, input }) => affirmPost(ctx.deps, ctx.actor, input.ref, input.attemptId));
