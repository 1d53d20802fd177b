import { getConnection } from "@takt/domain/connections/get-connection";
import { activeProcedure } from "../trpc";

/** The connection to LinkedIn. */
export const getConnectionProcedure = activeProcedure.query(({ ctx }) => getConnection(ctx.deps, ctx.actor));
