import { listDecisions, listDecisionsInput } from "@takt/domain/waitlist/list-decisions";
import { providerProcedure } from "../trpc";

/** A page of the audit trail of decisions about accounts. */
export const decisionsProcedure = providerProcedure
  .input(listDecisionsInput)
  .query(({ ctx, input }) => listDecisions(ctx.deps, input));
