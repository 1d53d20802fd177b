import { REWRITES } from "@takt/domain/writing/model/rewrite";
import { rewriteText } from "@takt/domain/writing/rewrite-text";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Rewrites one version; answers a stream of events. Aborting the request stops it. */
export const rewriteTextProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid(), versionId: z.uuid(), rewrite: z.enum(REWRITES) }))
  .mutation(({ ctx, input, signal }) => rewriteText(ctx.deps, ctx.actor, input, signal));
