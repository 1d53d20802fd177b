import { listDataRequests } from "@takt/domain/privacy/list-data-requests";
import { userProcedure } from "../trpc";

/** Lists the actor's data requests, open and done. */
export const dataRequestsProcedure = userProcedure.query(({ ctx }) => listDataRequests(ctx.deps, ctx.actor));
