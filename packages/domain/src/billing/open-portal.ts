import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { BillingDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import type { PortalInput } from "./model/order-input";

/**
 * Opens the payment provider's page of the actor, where a payment method is changed, in the language of the page that they come from. Refuses with
 * `payments_not_configured`, and with `portal_failed` whatever else is in the way.
 */
export async function openPortal(
  { db, payments, appUrl }: Pick<BillingDeps, "db" | "payments" | "appUrl">,
  { userId }: Pick<Actor, "userId">,
  { page, locale }: PortalInput,
): Promise<{ url: string }> {
  const { stripeCustomerId: customerId } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  if (customerId === null) throw new DomainError<BillingErrorCode>("portal_failed");
  const returnUrl = `${appUrl}${locale === "de" ? "/de" : ""}/app/user/subscription`;
  const opened = await payments.openPortal({ customerId, locale, page, returnUrl });
  if (opened.kind === "ok") return opened.value;
  throw new DomainError<BillingErrorCode>(
    opened.kind === "not_configured" ? "payments_not_configured" : "portal_failed",
  );
}
