import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type SaveState } from "./autosave";

type Draft = { content: string };
type Saved = { id: string; version: number };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An autosave with a server that can be told what to do. */
function setUp() {
  const states: SaveState[] = [];
  const sent: { content: string; version: number | null }[] = [];
  const server = { fail: null as string | null, hold: null as Promise<void> | null };
  const autosave = createAutosave<Draft, Saved>({
    save: async (draft, ref) => {
      sent.push({ content: draft.content, version: ref?.version ?? null });
      await server.hold;
      if (server.fail) throw new Error(server.fail);
      return { id: "p", version: (ref?.version ?? 0) + 1 };
    },
    classify: (error) => (error as Error).message as "offline",
    isEmpty: (draft) => draft.content.trim() === "",
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    delay: 800,
    retryDelay: 5000,
  });
  autosave.reset(null, { content: "" }, true);
  return { autosave, states, sent, server };
}

test("saves once, 800 ms after the last key", async () => {
  const { autosave, sent, states } = setUp();
  autosave.change({ content: "H" });
  await vi.advanceTimersByTimeAsync(700);
  autosave.change({ content: "Hi" });
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ content: "Hi", version: null }]);
  expect(states.at(-1)).toBe("saved");
});

test("an empty new post is not created", async () => {
  const { autosave, sent } = setUp();
  autosave.change({ content: "  " });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
});

test("what is typed during a save goes out after it, on its version", async () => {
  const { autosave, sent, server, states } = setUp();
  let release = () => {};
  server.hold = new Promise((resolve) => (release = resolve));
  autosave.change({ content: "one" });
  await vi.advanceTimersByTimeAsync(800);
  autosave.change({ content: "one two" });
  server.hold = null;
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    { content: "one", version: null },
    { content: "one two", version: 1 },
  ]);
  expect(states.at(-1)).toBe("saved");
});

test("offline is tried again by itself, with the newest text", async () => {
  const { autosave, sent, server, states } = setUp();
  server.fail = "offline";
  autosave.change({ content: "a" });
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe("offline");
  server.fail = null;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  expect(states.at(-1)).toBe("saved");
});

test("a conflict stops everything until it is decided", async () => {
  const { autosave, sent, server, states } = setUp();
  server.fail = "conflict";
  autosave.change({ content: "mine" });
  await vi.advanceTimersByTimeAsync(800);
  server.fail = null;
  autosave.change({ content: "mine!" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe("conflict");
  expect(autosave.isDirty()).toBe(true);
  autosave.rebase({ id: "p", version: 7 }, true);
  await autosave.flush();
  expect(sent.at(-1)).toEqual({ content: "mine!", version: 7 });
});

test("a scheduled post waits for flush()", async () => {
  const { autosave, sent } = setUp();
  autosave.rebase({ id: "p", version: 3 }, false);
  autosave.change({ content: "half a sent" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  await expect(autosave.flush()).resolves.toEqual({ id: "p", version: 4 });
});

test("flush throws what the save threw, and works the next time", async () => {
  const { autosave, server } = setUp();
  server.fail = "failed";
  autosave.change({ content: "x" });
  await expect(autosave.flush()).rejects.toThrow("failed");
  server.fail = null;
  await expect(autosave.flush()).resolves.toEqual({ id: "p", version: 1 });
});

test("a whole post as the starting point is sent as id and version only", async () => {
  const refs: unknown[] = [];
  const post = { id: "p", version: 2, content: "old", status: "draft" };
  const autosave = createAutosave<Draft, Saved>({
    save: async (_draft, ref) => {
      refs.push(ref);
      return { id: "p", version: 3 };
    },
    classify: () => "failed",
    isEmpty: () => false,
    onState: () => undefined,
    onSaved: () => undefined,
    delay: 800,
    retryDelay: 5000,
  });
  autosave.reset(post, { content: "old" }, true);
  autosave.change({ content: "new" });
  await autosave.flush();
  autosave.rebase({ ...post, version: 9 }, true);
  autosave.change({ content: "newer" });
  await autosave.flush();
  expect(refs).toEqual([
    { id: "p", version: 2 },
    { id: "p", version: 9 },
  ]);
});

test("leaving saves what is unsaved", async () => {
  const { autosave, sent } = setUp();
  autosave.change({ content: "bye" });
  autosave.dispose();
  expect(sent).toEqual([{ content: "bye", version: null }]);
});
