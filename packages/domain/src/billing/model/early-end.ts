import { Temporal } from "temporal-polyfill";
import type { Interval } from "../../plans/model/plans";
import { OPERATOR_ZONE } from "../../shared/format-day";

/** Facts on which the end of a running subscription depends. */
export type RunningPeriod = {
  interval: Interval;
  periodEndsAt: Date;
  priceCents: number;
  /** When its customer's newest order was made; null when no order is known. */
  orderedAt: Date | null;
};

/** An end before that of the paid period, and what is paid back then. */
export type EarlyEnd = { at: Date; refundCents: number };

/** A payment may arrive this long after its order, so that its period begins later. */
const ORDER_MARGIN_MS = 86_400_000;

/**
 * Returns the earliest end of a subscription, when that is before the end of the paid period. The term that was ordered
 * is kept; a year that was only renewed can be ended with one month's notice (German Civil Code, 309 no. 9). A month's
 * renewal is never longer than that.
 */
export function toEarlyEnd(period: RunningPeriod, now: Date): EarlyEnd | null {
  const { interval, periodEndsAt, orderedAt } = period;
  if (interval === "month") return null;
  const startsAt = getPeriodStart(interval, periodEndsAt).getTime();
  if (orderedAt !== null && orderedAt.getTime() >= startsAt - ORDER_MARGIN_MS) return null;
  const noticed = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(OPERATOR_ZONE)
    .add({ months: 1 });
  const at = new Date(noticed.epochMilliseconds);
  return at < periodEndsAt ? { at, refundCents: unusedCents(period, at) } : null;
}

/** Returns what is left of a paid period after its end, in cents: whole days, rounded in the customer's favour. */
export function unusedCents(
  { interval, periodEndsAt, priceCents }: Omit<RunningPeriod, "orderedAt">,
  endedAt: Date,
): number {
  const days = daysBetween(getPeriodStart(interval, periodEndsAt), periodEndsAt);
  const unused = Math.min(Math.ceil(days), Math.max(0, Math.ceil(daysBetween(endedAt, periodEndsAt))));
  return Math.ceil((priceCents * unused) / Math.round(days));
}

/** Returns when a period began that ends at `periodEndsAt`. */
export function getPeriodStart(interval: Interval, periodEndsAt: Date): Date {
  const end = Temporal.Instant.fromEpochMilliseconds(periodEndsAt.getTime()).toZonedDateTimeISO("UTC");
  return new Date(end.subtract(interval === "month" ? { months: 1 } : { years: 1 }).epochMilliseconds);
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;
