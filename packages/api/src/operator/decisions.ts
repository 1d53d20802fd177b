import { listDecisions, listDecisionsInput } from "@takt/domain/waitlist/list-decisions";
import { operatorProcedure } from "../trpc";

/** Lists one page of the audit trail of decisions about accounts. */
export const decisionsProcedure = operatorProcedure
  .input(listDecisionsInput)
  .query(({ ctx, input }) => listDecisions(ctx.deps, input));
