import { denyPost } from "@takt/domain/posts/deny-post";
import { postRef } from "@takt/domain/posts/model/post-input";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Records that the user did not find the post on LinkedIn. */
export const denyPostProcedure = activeProcedure
  .input(z.strictObject({ ref: postRef, attemptId: z.uuid() }))
  .mutation(({ ctx, input }) => denyPost(ctx.deps, ctx.actor, input.ref, input.attemptId));
