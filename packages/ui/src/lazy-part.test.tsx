// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLazyPart, onPartLost } from "./lazy-part";
import { setUpComponents } from "./testing/set-up-components";

beforeEach(() => void vi.useFakeTimers());
setUpComponents();
afterEach(() => void vi.useRealTimers());

/** A page whose part is loaded by `load`. */
function setUp(load: () => Promise<string>) {
  const part = createLazyPart(load);
  const Page = ({ wanted = false }) => <p>{part.usePart(wanted) ?? "nothing yet"}</p>;
  return { part, Page };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const text = () => screen.getByRole("paragraph").textContent;

test("a part that nobody needs is loaded soon after the page, once", async () => {
  const load = vi.fn(() => Promise.resolve("the part"));
  const { Page } = setUp(load);
  render(<Page />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(text()).toBe("the part");
  cleanup();
  render(<Page wanted />);
  expect(text()).toBe("the part");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that is needed is loaded at once", async () => {
  const { Page } = setUp(() => Promise.resolve("the part"));
  render(<Page wanted />);
  await settle();
  expect(text()).toBe("the part");
});

test("a part that could not be loaded is reported when it is needed, and loaded at the next use", async () => {
  const lost = vi.fn();
  const stop = onPartLost(lost);
  const cause = new Error("offline");
  const load = vi.fn(() => Promise.resolve("the part")).mockRejectedValueOnce(cause);
  const { Page } = setUp(load.mockRejectedValueOnce(cause));
  const { rerender } = render(<Page />);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(lost).not.toHaveBeenCalled();
  rerender(<Page wanted />);
  await settle();
  expect(lost.mock.calls).toEqual([[cause]]);
  rerender(<Page />);
  rerender(<Page wanted />);
  await settle();
  expect(text()).toBe("the part");
  stop();
});
