import { listAccounts, listAccountsInput } from "@takt/domain/waitlist/list-accounts";
import { operatorProcedure } from "../trpc";

/** Lists one page of this installation's accounts. */
export const accountsProcedure = operatorProcedure
  .input(listAccountsInput)
  .query(({ ctx, input }) => listAccounts(ctx.deps, input));
