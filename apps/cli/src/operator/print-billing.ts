import type { SyncDeps } from "@takt/domain/billing/deps";
import {
  getBillingAccount,
  resyncBillingAccount,
  type BillingAccount,
} from "@takt/domain/billing/get-billing-account";
import { resolveIncident } from "@takt/domain/billing/incidents/resolve-incident";
import { formatAmount } from "@takt/domain/shared/format-money";
import { z } from "zod";
import { findAccount } from "./find-account";

/**
 * Prints a user's plan, status, orders and last events; with `sync` the subscription is read from Stripe first.
 * @returns the exit code
 */
export async function printBilling(
  deps: SyncDeps,
  { who, sync }: { who: string; sync: boolean },
): Promise<number> {
  const userId = await findAccount(deps.db, who);
  if (userId === null) return 1;
  if (!(await getBillingAccount(deps, userId))) {
    console.error(`There is no account ${who}.`);
    return 1;
  }
  const isSynced = !sync || (await syncAndReport(deps, userId));
  for (const line of describe((await getBillingAccount(deps, userId))!)) console.log(line);
  return isSynced ? 0 : 1;
}

async function syncAndReport(deps: SyncDeps, userId: string): Promise<boolean> {
  const result = await resyncBillingAccount(deps, null, userId);
  if (result.kind === "synced")
    console.log(result.changed ? "Read from Stripe: changed." : "Read from Stripe: unchanged.");
  else if (result.kind === "no_customer") console.log("This account has never been a customer.");
  else console.error(`Stripe could not be read (${result.kind}): ${result.reason}`);
  return result.kind === "synced" || result.kind === "no_customer";
}

const at = (moment: Date | null) => moment?.toISOString() ?? "-";
const euros = (cents: number) => formatAmount(cents, "eur");

function describe({
  subscription,
  entitledTo,
  syncedAt,
  customerId,
  subscriptionId,
  orders,
  incidents,
  events,
}: BillingAccount) {
  const { status, plan, interval, renewsAt, endsAt } = subscription;
  return [
    `status        ${status}`,
    `plan          ${plan ?? "-"}${interval ? `, by the ${interval}` : ""}`,
    `entitled to   ${entitledTo}`,
    `renews        ${at(renewsAt)}`,
    `ends          ${at(endsAt)}`,
    `last read     ${at(syncedAt)}`,
    `customer      ${customerId ?? "-"}`,
    `subscription  ${subscriptionId ?? "-"}`,
    `orders        ${orders.length === 0 ? "none" : "latest first"}`,
    ...orders.map(
      (one) =>
        `  ${at(one.orderedAt)}  ${one.status.padEnd(9)}  ${one.plan} by the ${one.interval}  ${euros(one.priceCents)}` +
        (one.refundedCents > 0 ? `  refunded ${euros(one.refundedCents)}` : ""),
    ),
    `incidents     ${incidents.length === 0 ? "none" : "latest first"}`,
    ...incidents.map(
      (one) =>
        `  ${at(one.at)}  ${one.resolvedAt ? "resolved" : "open"}  ${one.kind}  ${one.subject}  ${one.detail}  ${one.id}`,
    ),
    `events        ${events.length === 0 ? "none" : "latest first"}`,
    ...events.map(
      (one) =>
        `  ${at(one.receivedAt)}  ${one.outcome.padEnd(16)}  ${one.type}  ${one.id}` +
        (one.deliveries > 1 ? `  (${one.deliveries} deliveries)` : ""),
    ),
  ];
}

/** Closes an incident that was dealt with. @returns the exit code */
export async function closeIncident(deps: SyncDeps, incidentId: string): Promise<number> {
  const isClosed = z.uuid().safeParse(incidentId).success && (await resolveIncident(deps, null, incidentId));
  if (isClosed) console.log("The incident is resolved.");
  else console.error(`There is no open incident ${incidentId}.`);
  return isClosed ? 0 : 1;
}
