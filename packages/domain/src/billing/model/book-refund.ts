/** How much of a refund is of which order. */
export type Booking = { orderId: string; refundedCents: number };

/** Clocks differ, and the provider's times are whole seconds. */
const CLOCK_MARGIN_MS = 60_000;

/**
 * Books a refund on the orders of a contract, oldest first: each payment is of the newest order that was made before it.
 * All of them are named, those that nothing is booked on as well.
 */
export function bookRefund(
  orders: readonly { id: string; orderedAt: Date }[],
  parts: readonly { paidAt: Date; amountCents: number }[],
): Booking[] {
  const bookings = orders.map(({ id }) => ({ orderId: id, refundedCents: 0 }));
  for (const { paidAt, amountCents } of parts) {
    const before = orders.findLastIndex(
      ({ orderedAt }) => orderedAt.getTime() <= paidAt.getTime() + CLOCK_MARGIN_MS,
    );
    const booking = bookings[Math.max(0, before)];
    if (booking) booking.refundedCents += amountCents;
  }
  return bookings;
}
