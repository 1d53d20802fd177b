import { countAccounts } from "@takt/domain/waitlist/count-accounts";
import { freshUntil } from "@takt/domain/waitlist/model/fresh-sign-in";
import { providerProcedure } from "../trpc";

/** How many accounts stand where, and until when this sign-in is fresh enough to decide. */
export const countsProcedure = providerProcedure.query(async ({ ctx }) => ({
  ...(await countAccounts(ctx.deps)),
  freshUntil: ctx.session && freshUntil(ctx.session),
}));
