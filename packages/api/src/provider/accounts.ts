import { listAccounts, listAccountsInput } from "@takt/domain/waitlist/list-accounts";
import { providerProcedure } from "../trpc";

/** A page of this installation's accounts. */
export const accountsProcedure = providerProcedure
  .input(listAccountsInput)
  .query(({ ctx, input }) => listAccounts(ctx.deps, input));
