import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { stickyError } from "./use-sticky-error";

const queryKey = ["counts"];

/** A query on a screen that shows each of its results. */
function show() {
  const queryFn = vi.fn<() => Promise<number>>();
  const observer = new QueryObserver(new QueryClient(), { queryKey, queryFn, retry: false, enabled: false });
  onTestFinished(observer.subscribe(() => undefined));
  const shown: unknown[] = [];
  const render = () => shown.push(stickyError(shown.at(-1) ?? null, observer.getCurrentResult()));
  return { observer, queryFn, render, shown: () => shown.at(-1) };
}

test("an error stays while the query is retried and disappears with the result", async () => {
  const { observer, queryFn, render, shown } = show();
  const error = new Error("down");
  queryFn.mockRejectedValueOnce(error);
  await observer.refetch();
  render();
  expect(shown()).toBe(error);

  let answer = (_: number) => {};
  queryFn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const again = observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, isPending: true, isFetching: true });
  render();
  expect(shown()).toBe(error);

  answer(3);
  await again;
  render();
  expect(shown()).toBeNull();
});

test("loaded data stays when a refetch fails", async () => {
  const { observer, queryFn, render, shown } = show();
  queryFn.mockResolvedValueOnce(3).mockRejectedValueOnce(new Error("down"));
  await observer.refetch();
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 3, isError: true });
  render();
  expect(shown()).toBeNull();
});

test("the error of another query is not shown", () => {
  const { observer } = show();
  expect(stickyError(new Error("of the query before"), observer.getCurrentResult())).toBeNull();
});
