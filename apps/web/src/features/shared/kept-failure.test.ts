import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { keptFailure } from "./kept-failure";

const queryKey = ["counts"];

/** A query on a screen, which shows each of its results as it comes. */
function show() {
  const queryFn = vi.fn<() => Promise<number>>();
  const observer = new QueryObserver(new QueryClient(), { queryKey, queryFn, retry: false, enabled: false });
  onTestFinished(observer.subscribe(() => undefined));
  const shown: unknown[] = [];
  const look = () => shown.push(keptFailure(shown.at(-1) ?? null, observer.getCurrentResult()));
  return { observer, queryFn, look, shown: () => shown.at(-1) };
}

test("stands while it is tried again, and gives way to the answer", async () => {
  const { observer, queryFn, look, shown } = show();
  const error = new Error("down");
  queryFn.mockRejectedValueOnce(error);
  await observer.refetch();
  look();
  expect(shown()).toBe(error);

  let answer = (_: number) => {};
  queryFn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const again = observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, isPending: true, isFetching: true });
  look();
  expect(shown()).toBe(error);

  answer(3);
  await again;
  look();
  expect(shown()).toBeNull();
});

test("what is there already stays when a later look fails", async () => {
  const { observer, queryFn, look, shown } = show();
  queryFn.mockResolvedValueOnce(3).mockRejectedValueOnce(new Error("down"));
  await observer.refetch();
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 3, isError: true });
  look();
  expect(shown()).toBeNull();
});

test("another query has not failed", () => {
  const { observer } = show();
  expect(keptFailure(new Error("of the query before"), observer.getCurrentResult())).toBeNull();
});
