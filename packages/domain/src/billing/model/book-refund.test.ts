import { expect, test } from "vitest";
import { bookRefund } from "./book-refund";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
const orders = [
  { id: "first", orderedAt: at(0) },
  { id: "change", orderedAt: at(20) },
];

test("each payment is booked on the newest order before it", () => {
  const parts = [
    { paidAt: at(21), amountCents: 500 },
    { paidAt: at(20), amountCents: 30 },
    { paidAt: at(5), amountCents: 7 },
  ];
  expect(bookRefund(orders, parts)).toEqual([
    { orderId: "first", refundedCents: 7 },
    { orderId: "change", refundedCents: 530 },
  ]);
});

test("a provider's clock that is behind changes nothing, and every order is named", () => {
  expect(bookRefund(orders, [{ paidAt: new Date(at(20).getTime() - 900), amountCents: 5 }])).toMatchObject([
    { refundedCents: 0 },
    { refundedCents: 5 },
  ]);
  expect(bookRefund(orders, [{ paidAt: new Date(0), amountCents: 5 }])).toMatchObject([
    { refundedCents: 5 },
    { refundedCents: 0 },
  ]);
  expect(bookRefund(orders, []).map(({ refundedCents }) => refundedCents)).toEqual([0, 0]);
});
