import { writeText } from "@takt/domain/writing/write-text";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Writes a text from a composition's answers; answers a stream of events. Aborting the request stops it. */
export const writeTextProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid(), engine: z.literal("outline").optional() }))
  .mutation(({ ctx, input, signal }) => writeText(ctx.deps, ctx.actor, input, signal));
