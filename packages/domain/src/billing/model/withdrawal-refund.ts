import { Temporal } from "temporal-polyfill";
import type { Interval } from "../../plans/model/plans";
import { startOfDay } from "../../shared/day-borders";
import { dayIn } from "../../shared/day-in";
import { OPERATOR_ZONE } from "../../shared/format-day";
import { WITHDRAWAL_DAYS } from "./order-facts";
import type { SalesTerms } from "./sales-terms";

export type WithdrawnOrder = {
  orderedAt: Date;
  interval: Interval;
  priceCents: number;
  /** When the customer asked to start before the withdrawal period ends; null when not asked. */
  startNowAt: Date | null;
};

/**
 * What a withdrawal gives back: everything that was paid, or a part of the first payment; `late`: neither the right of
 * withdrawal nor the guarantee applies any more.
 */
export type WithdrawalRefund = { kind: "full" } | { kind: "part"; cents: number } | { kind: "late" };

/** Decides what a withdrawal gives back. The money-back guarantee, where it applies, gives the customer most. */
export function withdrawalRefundOf(
  order: WithdrawnOrder,
  receivedAt: Date,
  { moneyBackDays }: Pick<SalesTerms, "moneyBackDays">,
): WithdrawalRefund {
  if (moneyBackDays > 0 && receivedAt < endOfDays(order.orderedAt, moneyBackDays)) return { kind: "full" };
  if (receivedAt >= withdrawalEndsAt(order.orderedAt)) return { kind: "late" };
  if (order.startNowAt === null) return { kind: "full" };
  return { kind: "part", cents: proRataRefundCents(order, receivedAt) };
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
 * Returns what is left of the first period, in cents: whole days that were used are paid for, a day that has begun is
 * not, and what is left is rounded up.
 */
export function proRataRefundCents(
  { orderedAt, interval, priceCents }: WithdrawnOrder,
  receivedAt: Date,
): number {
  const start = Temporal.Instant.fromEpochMilliseconds(orderedAt.getTime()).toZonedDateTimeISO("UTC");
  const end = start.add(interval === "month" ? { months: 1 } : { years: 1 });
  const days = Math.round((end.epochMilliseconds - orderedAt.getTime()) / DAY_MS);
  const used = Math.floor((receivedAt.getTime() - orderedAt.getTime()) / DAY_MS);
  const left = Math.min(days, Math.max(0, days - used));
  return Math.ceil((priceCents * left) / days);
}

const DAY_MS = 86_400_000;

/** Returns the end of a day so many days after another. */
function endOfDays(from: Date, days: number): Date {
  const day = Temporal.PlainDate.from(dayIn(from, OPERATOR_ZONE)).add({ days: days + 1 });
  return startOfDay(day.toString(), OPERATOR_ZONE);
}
