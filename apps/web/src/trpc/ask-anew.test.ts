import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { askAnew } from "./ask-anew";

const queryKey = ["topics"];

/** A screen that shows a list; answers come when the test gives them. */
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

test("a first answer that is under way is not taken: it may be older than the change", async () => {
  const { answers, queryFn, stop, asked, data } = show();
  const done = askAnew(asked);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  answers[0]!("before the change");
  answers[1]!("after the change");
  await done;
  expect(data()).toBe("after the change");
  stop();
});

test("an answer that is there stays until the new one comes", async () => {
  const { answers, queryFn, stop, asked, data } = show();
  answers[0]!("before the change");
  await expect.poll(() => data()).toBe("before the change");
  const done = askAnew(asked);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  expect(data()).toBe("before the change");
  answers[1]!("after the change");
  await done;
  expect(data()).toBe("after the change");
  stop();
});
