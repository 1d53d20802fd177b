import {
  billingAccountRef,
  getBillingAccount,
  resyncBillingAccount,
} from "@takt/domain/billing/get-billing-account";
import { getLinkedinApp } from "@takt/domain/health/get-linkedin-app";
import { decideWaitlist } from "@takt/domain/waitlist/decide-waitlist";
import { countAccounts, listAccounts, listAccountsInput } from "@takt/domain/waitlist/list-accounts";
import { listDecisions, listDecisionsInput } from "@takt/domain/waitlist/list-decisions";
import { decisionInput } from "@takt/domain/waitlist/model/decision-input";
import { freshUntil, requireFreshSignIn } from "@takt/domain/sessions/fresh-sign-in";
import { operatorProcedure, router } from "./core/trpc";

export const operatorRouter = router({
  /** Counts the accounts in each waitlist status, and tells until when the sign-in is recent enough to decide. */
  counts: operatorProcedure.query(async ({ ctx }) => ({
    ...(await countAccounts(ctx.deps)),
    freshUntil: ctx.session && freshUntil(ctx.session),
  })),

  /** Lists one page of this installation's accounts. */
  accounts: operatorProcedure
    .input(listAccountsInput)
    .query(({ ctx, input }) => listAccounts(ctx.deps, input)),

  /** Lists one page of the audit trail of decisions about accounts. */
  decisions: operatorProcedure
    .input(listDecisionsInput)
    .query(({ ctx, input }) => listDecisions(ctx.deps, input)),

  /** Activates or rejects accounts, or undoes that; needs a recent sign-in. Answers which accounts changed. */
  decide: operatorProcedure.input(decisionInput).mutation(({ ctx, input }) => {
    requireFreshSignIn(ctx.deps, ctx.session);
    return decideWaitlist(ctx.deps, ctx.actor.userId, input);
  }),

  /** Checks this installation's app at LinkedIn. */
  linkedinApp: operatorProcedure.query(({ ctx }) => getLinkedinApp(ctx.deps)),

  /** Gets a user's plan, status, orders and last events of the payment provider; null when there is no such user. */
  billing: operatorProcedure
    .input(billingAccountRef)
    .query(({ ctx, input }) => getBillingAccount(ctx.deps, input.userId)),

  /** Reads a user's subscription from the payment provider again, and records who asked. */
  resyncBilling: operatorProcedure
    .input(billingAccountRef)
    .mutation(({ ctx, input }) => resyncBillingAccount(ctx.deps, ctx.actor.userId, input.userId)),
});
