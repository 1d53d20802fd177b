import type { ContractNotice, Order } from "@takt/db/generated/prisma/client";
import { Temporal } from "temporal-polyfill";
import { startOfDay } from "../../shared/start-of-day";
import { dayIn } from "../../shared/day-in";
import type { SyncDeps } from "../deps";
import { findEarlyEnd } from "../find-early-end";
import { hasUsedGuarantee } from "../get-sales-terms";
import { OPERATOR_ZONE } from "../../shared/format-day";
import { type WithdrawalRight, getWithdrawalRight } from "../model/withdrawal-refund";
import type { PaymentFailure } from "../ports/payments";
import { syncSubscription } from "../sync-subscription";
import type { Decision } from "./decision";
import {
  type Customer,
  findCustomers,
  findOrders,
  findRunning,
  type OrderedContract,
} from "./find-contracts";
import { withdrawContract } from "./withdraw-contract";

/**
 * Carries a declaration out at the payment provider, and answers what came of it. Repeated after a crash it does nothing
 * twice. What no rule decides is left to the operator.
 */
export async function carryOutDeclaration(
  deps: SyncDeps,
  declaration: ContractNotice,
): Promise<Decision | PaymentFailure> {
  if (declaration.kind === "extraordinary_cancellation") return { kind: "decided", outcome: "extraordinary" };
  const customers = await findCustomers(deps, declaration);
  return declaration.kind === "withdrawal"
    ? withdraw(deps, declaration, customers)
    : cancel(deps, declaration, customers, "cancelled");
}

/** Lets the one running subscription end on the earliest day that it can end, or on a later one within the paid period. */
async function cancel(
  deps: SyncDeps,
  { wantedOn }: ContractNotice,
  customers: readonly Customer[],
  outcome: "cancelled" | "withdrawal_late",
): Promise<Decision | PaymentFailure> {
  const { payments } = deps;
  const running = await findRunning({ payments }, customers);
  if ("kind" in running) return running;
  const [one] = running;
  if (!one) return { kind: "decided", outcome: "unmatched" };
  if (running.length > 1) return { kind: "decided", outcome: "ambiguous" };
  const { userId, subscription } = one;
  const { id: subscriptionId, cancelAt, periodEndsAt } = subscription;
  if (cancelAt) return { kind: "decided", outcome, userId, endsAt: cancelAt };
  if (periodEndsAt === null) return { kind: "decided", outcome: "ambiguous", userId };
  if (wantedOn !== null && wantedOn > dayIn(periodEndsAt, OPERATOR_ZONE))
    return { kind: "decided", outcome: "later_day", userId };
  const early = await findEarlyEnd(deps, userId, subscription);
  const endsAt = early ? endOn(wantedOn, early.at, periodEndsAt) : periodEndsAt;
  const cancelled =
    endsAt < periodEndsAt
      ? await payments.cancelAt({ subscriptionId, at: endsAt, paidUntil: periodEndsAt })
      : await payments.cancelAtPeriodEnd(subscriptionId);
  if (cancelled.kind !== "ok") return cancelled;
  return { kind: "decided", outcome, userId, endsAt };
}

/** Returns the end of the wanted day, but nothing before the earliest end or after the period's. */
function endOn(wantedOn: string | null, earliest: Date, latest: Date): Date {
  if (wantedOn === null) return earliest;
  const nextDay = Temporal.PlainDate.from(wantedOn).add({ days: 1 });
  const wanted = startOfDay(nextDay.toString(), OPERATOR_ZONE);
  return new Date(Math.min(Math.max(wanted.getTime(), earliest.getTime()), latest.getTime()));
}

/** Ends a subscription at once and pays it back by the rules; when it is too late for that, it is cancelled. */
async function withdraw(
  deps: SyncDeps,
  declaration: ContractNotice,
  customers: readonly Customer[],
): Promise<Decision | PaymentFailure> {
  // An order may have been paid for whose event has not arrived yet.
  for (const { userId } of customers) {
    const synced = await syncSubscription(deps, userId);
    if (synced.kind !== "synced" && synced.kind !== "no_customer") return synced;
  }
  const contracts = await findOrders(deps, customers);
  const [contract] = contracts;
  if (!contract) return { kind: "decided", outcome: "unmatched" };
  if (contracts.length > 1) return { kind: "decided", outcome: "ambiguous" };
  const { order, changes, userId } = contract;
  const right = await getRight(deps, contract, order, declaration);
  if (right.kind !== "late") return withdrawContract(deps, contract, right, declaration.receivedAt);
  const latest = changes.at(-1);
  // Whether the change alone can be withdrawn from is for a person to judge.
  if (latest && (await getRight(deps, contract, latest, declaration)).kind !== "late")
    return { kind: "decided", outcome: "ambiguous", userId };
  return cancel(deps, declaration, [contract], "withdrawal_late");
}

/** Returns what a withdrawal gives that is counted from an order; the guarantee is given once in twelve months. */
async function getRight(
  deps: SyncDeps,
  { userId }: OrderedContract,
  order: Order,
  { receivedAt }: ContractNotice,
): Promise<WithdrawalRight> {
  const isUsed = await hasUsedGuarantee(deps, userId, receivedAt);
  const { moneyBackDays } = deps.salesTerms;
  return getWithdrawalRight(order, receivedAt, { moneyBackDays: isUsed ? 0 : moneyBackDays });
}
