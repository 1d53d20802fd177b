import { changePlan } from "@takt/domain/billing/change-plan";
import { cancelSubscription, resumeSubscription } from "@takt/domain/billing/change-subscription";
import { confirmCheckout } from "@takt/domain/billing/confirm-checkout";
import { getSalesTerms } from "@takt/domain/billing/get-sales-terms";
import { getSubscription, listInvoices, listPaymentMethods } from "@takt/domain/billing/get-subscription";
import {
  changeInput,
  checkoutRef,
  offerInput,
  orderInput,
  portalInput,
  cancelInput,
} from "@takt/domain/billing/model/order-input";
import { openPortal } from "@takt/domain/billing/open-portal";
import { previewChange } from "@takt/domain/billing/preview-change";
import { startCheckout } from "@takt/domain/billing/start-checkout";
import { memberProcedure, router } from "./core/trpc";

export const billingRouter = router({
  /** Gets the actor's subscription as it was last read. */
  get: memberProcedure("account.own").query(({ ctx }) => getSubscription(ctx.deps, ctx.actor)),

  /** Gets what an order page says of tax and of the money-back guarantee, which the actor may have used already. */
  offer: memberProcedure("account.own").query(({ ctx }) => getSalesTerms(ctx.deps, ctx.actor)),

  /** Lists the actor's invoices, newest first. */
  invoices: memberProcedure("account.own").query(({ ctx }) => listInvoices(ctx.deps, ctx.actor)),

  /** Lists the actor's payment methods. */
  paymentMethods: memberProcedure("account.own").query(({ ctx }) => listPaymentMethods(ctx.deps, ctx.actor)),

  /** Takes a binding order; answers where it is paid. */
  order: memberProcedure("account.own")
    .input(orderInput)
    .mutation(({ ctx, input }) => startCheckout(ctx.deps, ctx.actor, input)),

  /** Says what became of a checkout that the actor has come back from. */
  confirm: memberProcedure("account.own")
    .input(checkoutRef)
    .mutation(({ ctx, input }) => confirmCheckout(ctx.deps, ctx.actor, input.checkoutId)),

  /** Computes what a change of plan would cost, and keeps it: the change is charged by that. */
  previewChange: memberProcedure("account.own")
    .input(offerInput)
    .mutation(({ ctx, input }) => previewChange(ctx.deps, ctx.actor, input)),

  /** Changes the plan at once, for what the preview said. */
  changePlan: memberProcedure("account.own")
    .input(changeInput)
    .mutation(({ ctx, input }) => changePlan(ctx.deps, ctx.actor, input)),

  /** Lets the subscription end with its paid period, or on the earliest day that it can. */
  cancel: memberProcedure("account.own")
    .input(cancelInput)
    .mutation(({ ctx, input }) => cancelSubscription(ctx.deps, ctx.actor, input)),

  /** Takes a cancellation back. */
  resume: memberProcedure("account.own").mutation(({ ctx }) => resumeSubscription(ctx.deps, ctx.actor)),

  /** Opens the payment provider's page of the actor; answers its address. */
  portal: memberProcedure("account.own")
    .input(portalInput)
    .mutation(({ ctx, input }) => openPortal(ctx.deps, ctx.actor, input)),
});
