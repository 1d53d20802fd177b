import { disconnect } from "@takt/domain/connections/disconnect";
import { activeProcedure } from "../trpc";

/**
 * Deletes the tokens and asks LinkedIn to revoke them; answers once no post of the old connection can still be sent.
 */
export const disconnectProcedure = activeProcedure.mutation(({ ctx }) => disconnect(ctx.deps, ctx.actor));
