import { listAttempts } from "@takt/domain/posts/list-attempts";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Lists every create call made for a post. */
export const postReceiptsProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .query(({ ctx, input }) => listAttempts(ctx.deps, ctx.actor, input.id));
