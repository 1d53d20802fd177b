import { Temporal } from "temporal-polyfill";
import type { Interval } from "../../plans/model/plans";
import { startOfDay } from "../../shared/start-of-day";
import { dayIn } from "../../shared/day-in";
import { OPERATOR_ZONE } from "../../shared/format-day";
import { WITHDRAWAL_DAYS } from "./order-facts";
import type { SalesTerms } from "./sales-terms";

/** A plan as it was ordered: a contract's first, or a change of it. */
export type OrderedPlan = { orderedAt: Date; interval: Interval; priceCents: number };

export type WithdrawnOrder = {
  orderedAt: Date;
  /** When the customer asked to start before the withdrawal period ends; null when not asked. */
  startNowAt: Date | null;
};

/**
 * The right of a person who withdraws: to pay nothing (`full`, by the law or by the guarantee alone), or only for the
 * time that was used (`part`). `late`: neither the right of withdrawal nor the guarantee applies any more.
 */
export type WithdrawalRight =
  | { kind: "full"; by: "withdrawal" | "guarantee" }
  | { kind: "part" }
  | { kind: "late" };

/** Decides what a withdrawal gives. The law's right comes first where it gives as much as the guarantee. */
export function getWithdrawalRight(
  { orderedAt, startNowAt }: WithdrawnOrder,
  receivedAt: Date,
  { moneyBackDays }: Pick<SalesTerms, "moneyBackDays">,
): WithdrawalRight {
  const isInTime = receivedAt < withdrawalEndsAt(orderedAt);
  if (isInTime && startNowAt === null) return { kind: "full", by: "withdrawal" };
  if (moneyBackDays > 0 && receivedAt < endOfDays(orderedAt, moneyBackDays))
    return { kind: "full", by: "guarantee" };
  return isInTime ? { kind: "part" } : { kind: "late" };
}

/**
 * Returns the end of the right of withdrawal: of the fourteenth day after the order, or of the Monday after it when that
 * is a Saturday or Sunday (German Civil Code, 187, 188 and 193).
 */
export function withdrawalEndsAt(orderedAt: Date): Date {
  const last = Temporal.PlainDate.from(dayIn(orderedAt, OPERATOR_ZONE)).add({ days: WITHDRAWAL_DAYS });
  const weekend = Math.max(0, last.dayOfWeek - 5);
  return endOfDays(orderedAt, WITHDRAWAL_DAYS + (weekend > 0 ? 3 - weekend : 0));
}

/**
 * Returns what was used of a contract, in cents: whole days since its first order, each at the price of the plan that ran
 * then. A day that has begun is not paid for, and the sum is rounded down.
 */
export function usedCents(orders: readonly OrderedPlan[], receivedAt: Date): number {
  const [first] = orders;
  if (!first) return 0;
  const start = first.orderedAt.getTime();
  const usedUntil = start + Math.max(0, Math.floor((receivedAt.getTime() - start) / DAY_MS)) * DAY_MS;
  let used = 0;
  let periodMs = 0;
  for (const [index, { orderedAt, interval, priceCents }] of orders.entries()) {
    // A change of the interval begins a period; a change of the plan alone goes on with it.
    if (interval !== orders[index - 1]?.interval) periodMs = lengthOf(interval, orderedAt);
    const until = Math.min(orders[index + 1]?.orderedAt.getTime() ?? usedUntil, usedUntil);
    used += (priceCents * Math.max(0, until - orderedAt.getTime())) / periodMs;
  }
  // A sum that is whole but for the rounding of the computer counts as whole.
  return Math.floor(used + 1e-6);
}

/** Returns how long a period is that begins then. */
function lengthOf(interval: Interval, from: Date): number {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO("UTC");
  return start.add(interval === "month" ? { months: 1 } : { years: 1 }).epochMilliseconds - from.getTime();
}

const DAY_MS = 86_400_000;

/** Returns the end of a day so many days after another. */
function endOfDays(from: Date, days: number): Date {
  const day = Temporal.PlainDate.from(dayIn(from, OPERATOR_ZONE)).add({ days: days + 1 });
  return startOfDay(day.toString(), OPERATOR_ZONE);
}
