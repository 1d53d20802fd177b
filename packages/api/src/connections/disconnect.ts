import { disconnect } from "@takt/domain/connections/disconnect";
import { activeProcedure } from "../trpc";

/** Forgets the tokens and asks LinkedIn to end them; answers when nothing of the old plan can go out any more. */
export const disconnectProcedure = activeProcedure.mutation(({ ctx }) => disconnect(ctx.deps, ctx.actor));
