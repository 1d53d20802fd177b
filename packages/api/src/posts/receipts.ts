import { postReceipts } from "@takt/domain/posts/post-receipts";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Every create call made for a post. */
export const postReceiptsProcedure = activeProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .query(({ ctx, input }) => postReceipts(ctx.deps, ctx.actor, input.id));
