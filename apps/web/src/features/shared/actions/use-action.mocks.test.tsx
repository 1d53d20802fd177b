import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useAction, type Action } from "./use-action";

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("@takt/ui/toast", () => ({ useToast: () => ({ toast }) }));
vi.mock("../use-error-text", () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock("../error-link", () => ({ useErrorAction: () => () => undefined }));
beforeEach(() => void vi.resetAllMocks());

type Options = Parameters<typeof useAction<string, string>>[1];

/** The action of a component, whose runs the test ends. Drawing it on the server is enough: what is started is in a ref. */
function make(options: Options = {}) {
  const ends: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const run = vi.fn(
    (_input: string) => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })),
  );
  let action!: Action<string, string>;
  function Screen() {
    action = useAction(run, options);
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return { run, ends, start: action.run };
}

test("a second click while an action runs starts nothing, also with something else", async () => {
  const { run, ends, start } = make();
  const first = start("a");
  expect([await start("a"), await start("b")]).toEqual([null, null]);
  expect(run.mock.calls).toEqual([["a"]]);
  ends[0]!.resolve("done");
  expect(await first).toBe("done");
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
  ends[0]!.reject(new Error("why"));
  expect(await first).toBeNull();
  expect(toast.mock.calls).toEqual([[{ tone: "error", title: "Not saved", description: "why" }]]);
  void start("a");
  expect(run).toHaveBeenCalledTimes(2);
});

test("an action that leaves the page is not started again after its success", async () => {
  const { run, ends, start } = make({ leaves: true });
  const first = start("a");
  ends[0]!.resolve("done");
  expect(await first).toBe("done");
  // A second one would wait for ever.
  void start("a");
  expect(run).toHaveBeenCalledOnce();
});

test("where the latest wins, a start waits for the running one and takes the place of one that waits", async () => {
  const { run, ends, start } = make({ latestWins: true });
  const started = [start("a"), start("b"), start("c")];
  expect(run.mock.calls).toEqual([["a"]]);
  ends[0]!.resolve("done a");
  await expect.poll(() => run.mock.calls).toEqual([["a"], ["c"]]);
  ends[1]!.resolve("done c");
  expect(await Promise.all(started)).toEqual(["done a", null, "done c"]);
  void start("d");
  expect(run.mock.calls.at(-1)).toEqual(["d"]);
});

test("where the latest wins, only the outcome of the latest is told", async () => {
  const { run, ends, start } = make({ latestWins: true, done: (result) => ({ title: result }) });
  const first = start("a");
  const second = start("b");
  ends[0]!.reject(new Error("not a"));
  expect(await first).toBeNull();
  await expect.poll(() => run.mock.calls).toHaveLength(2);
  expect(toast).not.toHaveBeenCalled();
  ends[1]!.reject(new Error("not b"));
  expect(await second).toBeNull();
  expect(toast.mock.calls).toEqual([[{ tone: "error", title: "not b" }]]);
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
  const first = start("a");
  ends[0]!.reject(new Error("why"));
  await expect(first).rejects.toThrow("why");
  void start("a");
  expect(run).toHaveBeenCalledTimes(2);
});
