import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardLeaving, type Unsaved } from "./leave-guard";

let page: EventTarget;
let unguards: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  unguards = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(page, { visibilityState: "visible" }));
});
afterEach(() => {
  for (const unguard of unguards) unguard();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Guards a draft; `asks`: something is unsaved. */
function guard(options: Partial<Unsaved> & { asks?: boolean } = {}) {
  const { asks = true, ...unsaved } = options;
  const leave = vi.fn(() => Promise.resolve());
  const reconnect = vi.fn();
  const unguard = guardLeaving({ asksToLeave: () => asks, leave, reconnect, ...unsaved });
  unguards.push(unguard);
  return { leave, reconnect, unguard };
}

function emit(type: string): boolean {
  const event = new Event(type, { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

test("closing the page sends what is unsaved and asks", () => {
  const { leave } = guard();
  expect([emit("beforeunload"), leave.mock.calls.length]).toEqual([true, 1]);
});

test("closing the page without anything unsaved asks nothing", () => {
  guard({ asks: false });
  expect(emit("beforeunload")).toBe(false);
});

test("a draft is sent when the page is hidden or left, even when another one throws", () => {
  guard({
    leave: () => {
      throw new Error("broken");
    },
  });
  const { leave } = guard();
  emit("visibilitychange");
  expect(leave).not.toHaveBeenCalled();
  Object.assign(document, { visibilityState: "hidden" });
  emit("visibilitychange");
  emit("pagehide");
  expect(leave).toHaveBeenCalledTimes(2);
});

test("a draft is told that the connection is back", () => {
  const { reconnect } = guard();
  guard({ reconnect: undefined });
  emit("online");
  expect(reconnect).toHaveBeenCalledTimes(1);
});

test("a guard that has ended guards nothing, and another one of the same draft stays", () => {
  const unsaved = { asksToLeave: () => true, leave: () => Promise.resolve() };
  const [one, other] = [guardLeaving(unsaved), guardLeaving(unsaved)];
  one();
  expect(emit("beforeunload")).toBe(true);
  other();
  expect(emit("beforeunload")).toBe(false);
});
