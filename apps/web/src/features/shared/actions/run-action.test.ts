import type { ToastMessage } from "@takt/ui/toast";
import { TRPCClientError } from "@trpc/client";
import { expect, test, vi } from "vitest";
import { runAction, type Failure } from "./run-action";

function page() {
  const events: unknown[] = [];
  return {
    events,
    toast: vi.fn(({ title }: ToastMessage) => void events.push(title)),
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
      failed: (_, input) => `not ${input}`,
      onFailed: (failure, input) => events.push(`on ${(failure.error as Error).message} ${input}`),
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

test("an error that a page resolves has the way there as the toast's action", async () => {
  const error = new Error("why");
  const action = { label: "See plans", altText: "See plans", onAction: () => undefined };
  const here = { ...page(), errorAction: (of: unknown) => (of === error ? action : undefined) };
  await runAction(() => Promise.reject(error), null, { failed: () => "failed" }, here);
  await runAction(() => Promise.reject(new Error("other")), null, { failed: () => "failed" }, here);
  expect(here.toast.mock.calls).toEqual([
    [{ tone: "error", title: "failed", description: "why", action }],
    [{ tone: "error", title: "failed", description: "other" }],
  ]);
});

test("a message that says all is the whole toast", async () => {
  const here = page();
  await runAction(
    () => Promise.reject(new Error("why")),
    null,
    { failed: () => ({ title: "Not copied" }) },
    here,
  );
  expect(here.toast.mock.calls).toEqual([[{ tone: "error", title: "Not copied" }]]);
});

test("an error that the screen shows itself has no toast", async () => {
  const here = page();
  const ended = await runAction(() => Promise.reject(new Error("why")), null, { failed: () => null }, here);
  expect(here.toast).not.toHaveBeenCalled();
  expect(ended.kind).toBe("failed");
});

test("a refusal of the domain tells its code, another error has none", async () => {
  const codes: unknown[] = [];
  const options = {
    failed: ({ code }: Failure) => `not saved: ${code}`,
    onFailed: ({ code }: Failure) => codes.push(code),
  };
  const { events, ...here } = page();
  const refusal = TRPCClientError.from({
    error: { message: "no", code: -32009, data: { domain: { code: "post_changed", data: {} } } },
  } as never);
  await runAction(() => Promise.reject(refusal), null, options, here);
  await runAction(() => Promise.reject(new Error("why")), null, options, here);
  expect(codes).toEqual(["post_changed", null]);
  expect(events).toEqual(["not saved: post_changed", "not saved: null"]);
});

test("an error that onFailed throws on reaches the field that has started the action", async () => {
  const options = {
    failed: () => null,
    onFailed({ error }: Failure) {
      throw error;
    },
  };
  await expect(runAction(() => Promise.reject(new Error("why")), null, options, page())).rejects.toThrow(
    "why",
  );
});

test("what is shown at once stays after a success, and is taken back before a failure is told", async () => {
  const { events, ...here } = page();
  const options = {
    optimistic(input: string) {
      events.push(`show ${input}`);
      return () => events.push(`take back ${input}`);
    },
    done: () => ({ title: "done" }),
  };
  await runAction((input) => Promise.resolve(events.push(`run ${input}`)), "a", options, here);
  expect(events.splice(0)).toEqual(["show a", "run a", "done"]);
  await runAction(() => Promise.reject(new Error("why")), "b", options, here);
  expect(events).toEqual(["show b", "take back b", "why"]);
});

test("an action whose place a later one has taken says nothing, and refreshes what is shown", async () => {
  const { events, ...here } = page();
  const options = { done: () => ({ title: "done" }), refresh: () => events.push("refresh") };
  const superseded = { ...here, isSuperseded: () => true };
  await runAction(() => Promise.resolve(1), null, options, superseded);
  await runAction(() => Promise.reject(new Error("why")), null, options, superseded);
  expect(events).toEqual(["refresh", "refresh"]);
});

test("a success that says nothing has no toast, and a fault after it is not hidden", async () => {
  const here = page();
  const options = { done: () => null, onDone: () => Promise.reject(new Error("broken")) };
  await expect(runAction(() => Promise.resolve(1), null, options, here)).rejects.toThrow("broken");
  expect(here.toast).not.toHaveBeenCalled();
});
