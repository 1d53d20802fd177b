import { restorePost } from "@takt/domain/posts/restore-post";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Restores a deleted post. */
export const restorePostProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(({ ctx, input }) => restorePost(ctx.deps, ctx.actor, input.id));
