import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetchAfterWrite } from "./refetch-after-write";

const queryKey = ["topics"];

/** Observes a query like a screen that shows a list; the test resolves the answers. */
function show() {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const asked = {
    cancel: () => client.cancelQueries({ queryKey }),
    invalidate: () => client.invalidateQueries({ queryKey }),
  };
  return { answers, queryFn, stop, asked, data: () => client.getQueryData(queryKey) };
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
