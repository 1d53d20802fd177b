import { expect, test, vi } from "vitest";
import { runAction } from "./run-action";

function page() {
  const events: string[] = [];
  return {
    events,
    toast: vi.fn(({ title }: { title: string }) => void events.push(title)),
    errorText: (error: unknown) => (error as Error).message,
  };
}

test("a success refreshes what is shown, says so, and goes on, in this order", async () => {
  const { events, ...here } = page();
  const ended = await runAction(
    (input: number) => Promise.resolve(input + 1),
    1,
    {
      refresh: ({ input, result, error }) => events.push(`refresh ${input} ${result} ${String(error)}`),
      done: (result, input) => ({ title: `done ${result} of ${input}` }),
      onDone: (result) => events.push(`on ${result}`),
      failed: () => "failed",
    },
    here,
  );
  expect(events).toEqual(["refresh 1 2 null", "done 2 of 1", "on 2"]);
  expect(ended).toEqual({ kind: "done", result: 2 });
});

test("a failure says at once what failed and why, and refreshes what is shown without waiting for it", async () => {
  const { events, ...here } = page();
  const error = new Error("why");
  const ended = await runAction(
    () => Promise.reject(error),
    "x",
    {
      refresh({ result }) {
        events.push(`refresh ${String(result)}`);
        return new Promise(() => undefined);
      },
      failed: (input) => `not ${input}`,
      onFailed: (thrown, input) => events.push(`on ${(thrown as Error).message} ${input}`),
    },
    here,
  );
  expect(events).toEqual(["not x", "refresh null", "on why x"]);
  expect(here.toast).toHaveBeenCalledWith({ tone: "error", title: "not x", description: "why" });
  expect(ended).toEqual({ kind: "failed", error });
});

test("without a title of its own the error's text is the title", async () => {
  const here = page();
  await runAction(() => Promise.reject(new Error("why")), null, {}, here);
  expect(here.toast.mock.calls).toEqual([[{ tone: "error", title: "why" }]]);
});

test("an error that the screen shows itself has no toast", async () => {
  const here = page();
  const ended = await runAction(() => Promise.reject(new Error("why")), null, { toastsError: false }, here);
  expect(here.toast).not.toHaveBeenCalled();
  expect(ended.kind).toBe("failed");
});

test("a success that says nothing has no toast, and a fault after it is not hidden", async () => {
  const here = page();
  const options = { done: () => null, onDone: () => Promise.reject(new Error("broken")) };
  await expect(runAction(() => Promise.resolve(1), null, options, here)).rejects.toThrow("broken");
  expect(here.toast).not.toHaveBeenCalled();
});
