import { listAudiences } from "@takt/domain/audiences/list-audiences";
import { activeProcedure } from "../trpc";

/** Lists the actor's audiences and those that can still be restored. */
export const listAudiencesProcedure = activeProcedure.query(({ ctx }) => listAudiences(ctx.deps, ctx.actor));
