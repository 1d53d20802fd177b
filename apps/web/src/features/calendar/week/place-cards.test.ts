import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_REM, HOUR_REM, placeCards } from "./place-cards";

const at = (...times: string[]) =>
  times.map((time) => ({ time, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }));
const sizes = (...times: string[]) =>
  placeCards(at(...times)).map((one) =>
    one.kind === "card" ? `${one.item.time} ${one.size}` : one.items.length,
  );

test("a card begins at its minute and has two lines where there is room", () => {
  expect(placeCards(at("09:00", "17:30"))).toMatchObject([
    { top: 9 * HOUR_REM, height: CARD_REM.tall, size: "tall" },
    { top: 17.5 * HOUR_REM, height: CARD_REM.tall, size: "tall" },
  ]);
});

test("a card with a near neighbour is lower", () => {
  expect(sizes("09:00", "10:00")).toEqual(["09:00 middle", "10:00 tall"]);
  expect(sizes("09:00", "09:40")).toEqual(["09:00 line", "09:40 tall"]);
});

test("more than three within half an hour of each other are two and a number", () => {
  expect(sizes("09:00", "09:05", "09:10")).toEqual(["09:00 line", "09:05 line", "09:10 tall"]);
  expect(sizes("09:00", "09:05", "09:10", "09:30", "12:00")).toEqual([
    "09:00 line",
    "09:05 line",
    2,
    "12:00 tall",
  ]);
});

test("a free slot is one line", () => {
  expect(placeCards([{ minute: 540, isLow: true }])).toMatchObject([{ size: "line" }]);
});

test("no two cards overlap, none begins before its minute unless the day ends, and nothing is lost", () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 12 });
  fc.assert(
    fc.property(minutes, (some) => {
      const items = some.sort((a, b) => a - b).map((minute) => ({ minute }));
      const placed = placeCards(items);
      placed.reduce((bottom, { top, height }) => {
        expect(top).toBeGreaterThanOrEqual(bottom - 1e-9);
        return top + height;
      }, 0);
      const found = placed.flatMap((one) => (one.kind === "card" ? [one.item] : one.items));
      expect(found).toEqual(items);
    }),
    { seed: 31, numRuns: 500 },
  );
});
