import { getPost } from "@takt/domain/posts/get-post";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Gets one post. */
export const getPostProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .query(({ ctx, input }) => getPost(ctx.deps, ctx.actor, input.id));
