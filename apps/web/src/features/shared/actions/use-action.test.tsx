// @vitest-environment happy-dom
import errors from "@takt/i18n/messages/en/errors.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { useAction } from "./use-action";

setUpFrame();

type Options = Parameters<typeof useAction<string, string>>[1];

/** The action of a page, whose runs the test ends. It is started as it was first drawn: a click can come before React draws. */
function make(options: Options = {}) {
  const runs: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const run = vi.fn(
    (_input: string) => new Promise<string>((resolve, reject) => runs.push({ resolve, reject })),
  );
  const { result } = renderHook(() => useAction(run, options), {
    wrapper: appFrame({ texts: { errors }, server: () => null }),
  });
  const { run: startFirst } = result.current;
  const start = (input: string) => {
    let started!: Promise<string | null>;
    act(() => void (started = startFirst(input)));
    return started;
  };
  const ends = (index: number) => ({
    resolve: (value: string) => act(async () => runs[index]!.resolve(value)),
    reject: (error: Error) => act(async () => runs[index]!.reject(error)),
  });
  return { run, ends, start, now: () => result.current };
}

test("a second click while an action runs starts nothing, also with something else", async () => {
  const { run, ends, start, now } = make();
  const first = start("a");
  expect([await start("a"), await start("b")]).toEqual([null, null]);
  expect(run.mock.calls).toEqual([["a"]]);
  expect([now().isRunning, now().running]).toEqual([true, ["a"]]);
  await ends(0).resolve("done");
  expect(await first).toBe("done");
  expect(now().isRunning).toBe(false);
  void start("b");
  expect(run.mock.calls).toEqual([["a"], ["b"]]);
});

test("actions with different keys run at the same time", async () => {
  const { run, start } = make({ keyOf: (input) => input });
  void start("a");
  void start("b");
  expect(await start("a")).toBeNull();
  expect(run.mock.calls).toEqual([["a"], ["b"]]);
});

test("a failure shows its toast, and can be tried again, also where a success leaves the page", async () => {
  const { run, ends, start } = make({ leaves: true, failed: () => "Not saved" });
  const first = start("a");
  await ends(0).reject(refusal("post_changed"));
  expect(await first).toBeNull();
  await waitFor(() => expect(shownToasts()).toEqual([["error", "Not saved", errors.post_changed]]));
  void start("a");
  expect(run).toHaveBeenCalledTimes(2);
});

test("an action that leaves the page is not started again after its success", async () => {
  const { run, ends, start } = make({ leaves: true });
  const first = start("a");
  await ends(0).resolve("done");
  expect(await first).toBe("done");
  // A second one would wait for ever.
  void start("a");
  expect(run).toHaveBeenCalledOnce();
});

test("where the latest wins, a start waits for the running one and takes the place of one that waits", async () => {
  const { run, ends, start } = make({ latestWins: true });
  const started = [start("a"), start("b"), start("c")];
  expect(run.mock.calls).toEqual([["a"]]);
  await ends(0).resolve("done a");
  await expect.poll(() => run.mock.calls).toEqual([["a"], ["c"]]);
  await ends(1).resolve("done c");
  expect(await Promise.all(started)).toEqual(["done a", null, "done c"]);
  void start("d");
  expect(run.mock.calls.at(-1)).toEqual(["d"]);
});

test("where the latest wins, only the outcome of the latest is told", async () => {
  const { run, ends, start } = make({ latestWins: true, done: (result) => ({ title: result }) });
  const first = start("a");
  const second = start("b");
  await ends(0).reject(new Error("not a"));
  expect(await first).toBeNull();
  await expect.poll(() => run.mock.calls).toHaveLength(2);
  expect(shownToasts()).toEqual([]);
  await ends(1).reject(refusal("post_changed"));
  expect(await second).toBeNull();
  await waitFor(() => expect(shownToasts()).toEqual([["error", errors.post_changed]]));
});

test("where the latest wins, actions with different keys do not wait for each other", () => {
  const { run, start } = make({ latestWins: true, keyOf: (input) => input });
  void start("a");
  void start("b");
  expect(run.mock.calls).toEqual([["a"], ["b"]]);
});

test("an error that is thrown on rejects the action, which can be started again", async () => {
  const { run, ends, start } = make({
    failed: () => null,
    onFailed({ error }) {
      throw error;
    },
  });
  const first = start("a").catch((error: unknown) => error);
  await ends(0).reject(new Error("why"));
  expect(await first).toEqual(new Error("why"));
  void start("a");
  expect(run).toHaveBeenCalledTimes(2);
});
