import { toPost } from "@takt/domain/writing/to-post";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Creates a draft from one version. */
export const toPostProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid(), versionId: z.uuid(), reviewed: z.boolean() }))
  .mutation(({ ctx, input }) => toPost(ctx.deps, ctx.actor, input));
