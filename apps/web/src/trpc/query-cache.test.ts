import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetchAfterWrite, setQueryData } from "./query-cache";

const queryKey = ["topics"];

/** Observes a query like a screen that shows a list; the test resolves the answers. */
function show() {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const seen = new Set<unknown>();
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe((result) => seen.add(result.data));
  const asked = {
    cancel: () => client.cancelQueries({ queryKey }),
    invalidate: () => client.invalidateQueries({ queryKey }),
  };
  return { client, seen, answers, queryFn, stop, asked, data: () => client.getQueryData(queryKey) };
}

test("a first answer that is in flight is discarded, because it may be older than the change", async () => {
  const { answers, queryFn, stop, asked, data } = show();
  const done = refetchAfterWrite(asked);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  answers[0]!("before the change");
  answers[1]!("after the change");
  await done;
  expect(data()).toBe("after the change");
  stop();
});

test("the current answer stays until the new one arrives", async () => {
  const { answers, queryFn, stop, asked, data } = show();
  answers[0]!("before the change");
  await expect.poll(() => data()).toBe("before the change");
  const done = refetchAfterWrite(asked);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  expect(data()).toBe("before the change");
  answers[1]!("after the change");
  await done;
  expect(data()).toBe("after the change");
  stop();
});

/** An answer has reached the cache, if it does. */
const arrived = () => new Promise((resolve) => setTimeout(resolve));

/** The same query with what tRPC's utils offer of it. */
function cached() {
  const shown = show();
  const query = {
    ...shown.asked,
    getData: () => shown.data() as string | undefined,
    setData: (_: undefined, data: string | undefined) => shown.client.setQueryData(queryKey, data),
  };
  return { ...shown, query };
}

test("a written answer is shown at once, and an older one in flight does not replace it", async () => {
  const { answers, seen, stop, query, data } = cached();
  setQueryData(query, undefined, "written");
  expect(data()).toBe("written");
  answers[0]!("before the change");
  await arrived();
  void query.invalidate();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!("after the change");
  await expect.poll(() => data()).toBe("after the change");
  expect([...seen].filter(Boolean)).toEqual(["written", "after the change"]);
  stop();
});

test("a change of what is cached discards an answer in flight, which may be older", async () => {
  const { answers, seen, stop, query, data } = cached();
  answers[0]!("one");
  await expect.poll(() => data()).toBe("one");
  void query.invalidate();
  await expect.poll(() => answers.length).toBe(2);
  setQueryData(query, undefined, (before) => `${before}, two`);
  answers[1]!("one of before");
  await arrived();
  void query.invalidate();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]!("one, two, three");
  await expect.poll(() => data()).toBe("one, two, three");
  expect([...seen].filter(Boolean)).toEqual(["one", "one, two", "one, two, three"]);
  stop();
});

test("a query without data is fetched again instead of changed, because its first answer may be older", async () => {
  const { answers, queryFn, stop, query, data } = cached();
  setQueryData(query, undefined, () => "changed");
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  answers[0]!("before the change");
  answers[1]!("after the change");
  await expect.poll(() => data()).toBe("after the change");
  stop();
});
