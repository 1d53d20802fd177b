import { expect, test, vi } from "vitest";
import { collectEvents } from "../testing/collect-events";
import { createEventQueue } from "./event-queue";

type Event = { kind: "text" | "other"; n: number };

function open(paceMs = 0) {
  const onCancel = vi.fn();
  const replaces = (waiting: Event, next: Event) => waiting.kind === "text" && next.kind === "text";
  const queue = createEventQueue<Event>({ replaces, paceMs, onCancel });
  return { queue, onCancel, iterator: queue.events[Symbol.asyncIterator]() };
}
const text = (n: number): Event => ({ kind: "text", n });
const other = (n: number): Event => ({ kind: "other", n });
const all = async (events: AsyncIterable<Event>) => (await collectEvents(events)).map(({ n }) => n);

test("a queued event is replaced by one that makes it superfluous, the rest comes in order", async () => {
  const { queue } = open();
  [text(1), text(2), other(3), text(4), other(5), other(6), text(7), text(8)].forEach(queue.push);
  queue.end();
  expect(await all(queue.events)).toEqual([2, 3, 4, 5, 6, 8]);
});

test("a waiting consumer gets the next event at once, and nothing is accepted after the end", async () => {
  const { queue, iterator } = open();
  const next = iterator.next();
  queue.push(text(1));
  expect(await next).toEqual({ done: false, value: text(1) });
  queue.end();
  queue.push(text(2));
  expect(await iterator.next()).toEqual({ done: true, value: undefined });
});

test("a burst of events is delivered as few, and the last one always comes", async () => {
  const { queue } = open(50);
  const seen = all(queue.events);
  for (let n = 1; n <= 40; n++) {
    queue.push(text(n));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  queue.end();
  const numbers = await seen;
  expect(numbers[0]).toBe(1);
  expect(numbers.at(-1)).toBe(40);
  expect(numbers.length).toBeLessThan(15);
});

test("the interval delays neither the end nor events that cannot be replaced", async () => {
  const { queue } = open(60_000);
  const seen = all(queue.events);
  queue.push(text(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  queue.push(text(2));
  queue.push(other(3));
  queue.push(other(4));
  await new Promise((resolve) => setTimeout(resolve, 5));
  queue.push(text(5));
  queue.end();
  expect(await seen).toEqual([1, 2, 3, 4, 5]);
});

test("a failure comes after the queued events, once", async () => {
  const { queue, iterator } = open();
  queue.push(text(1));
  expect(queue.fail(new Error("away"))).toBe(true);
  expect(await iterator.next()).toMatchObject({ value: text(1) });
  await expect(iterator.next()).rejects.toThrow("away");
  expect(await iterator.next()).toMatchObject({ done: true });
});

test("a consumer that leaves is reported once, also while it waits and before the first event", async () => {
  const waiting = open();
  const next = waiting.iterator.next();
  await waiting.iterator.return!();
  expect(await next).toMatchObject({ done: true });
  await waiting.iterator.return!();
  expect(waiting.onCancel).toHaveBeenCalledOnce();
  expect(waiting.queue.fail(new Error("late"))).toBe(false);

  const early = open();
  early.queue.push(text(1));
  await early.iterator.return!();
  expect(early.onCancel).toHaveBeenCalledOnce();
  expect(await early.iterator.next()).toMatchObject({ done: true });
});

test("a consumer that leaves after the end is not reported", async () => {
  const { queue, iterator, onCancel } = open();
  queue.end();
  await iterator.return!();
  expect(onCancel).not.toHaveBeenCalled();
});
