import { expect, test, vi } from "vitest";
import { createEventStore } from "./event-store";

const createCounter = () => createEventStore((count: number, by: number) => count + by, 0);

test("each event changes the state at once and tells who listens", () => {
  const counter = createCounter();
  const seen: number[] = [];
  const unsubscribe = counter.subscribe(() => seen.push(counter.getState()));
  counter.dispatch(1);
  counter.dispatch(2);
  unsubscribe();
  counter.dispatch(4);
  expect(seen).toEqual([1, 3]);
  expect(counter.getState()).toBe(7);
});

test("an event that changes nothing tells nobody", () => {
  const counter = createCounter();
  const listener = vi.fn();
  counter.subscribe(listener);
  counter.dispatch(0);
  expect(listener).not.toHaveBeenCalled();
});

test("a store is shown while somebody listens", () => {
  const counter = createCounter();
  const unsubscribe = counter.subscribe(() => {});
  expect(counter.isShown()).toBe(true);
  unsubscribe();
  expect(counter.isShown()).toBe(false);
});
