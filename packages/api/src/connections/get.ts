import { getConnection } from "@takt/domain/connections/get-connection";
import { activeProcedure } from "../trpc";

/** Gets the connection to LinkedIn. */
export const getConnectionProcedure = activeProcedure.query(({ ctx }) => getConnection(ctx.deps, ctx.actor));
