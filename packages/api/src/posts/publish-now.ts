import { publishPostNow } from "@takt/domain/posts/publish-post-now";
import { postRef } from "@takt/domain/posts/model/post-input";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Schedules a post for now; a job sends it. */
export const publishPostNowProcedure = activeProcedure
  .input(z.strictObject({ ...postRef.shape, reviewed: z.boolean().optional() }))
  .mutation(({ ctx, input: { reviewed, ...ref } }) => publishPostNow(ctx.deps, ctx.actor, ref, reviewed));
