import { countAccounts } from "@takt/domain/waitlist/count-accounts";
import { freshUntil } from "@takt/domain/waitlist/model/fresh-sign-in";
import { operatorProcedure } from "../trpc";

/** Counts the accounts in each waitlist status, and tells until when the sign-in is recent enough to decide. */
export const countsProcedure = operatorProcedure.query(async ({ ctx }) => ({
  ...(await countAccounts(ctx.deps)),
  freshUntil: ctx.session && freshUntil(ctx.session),
}));
