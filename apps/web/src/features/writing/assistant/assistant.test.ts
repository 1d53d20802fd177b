import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Assistant, findRunning } from "./assistant";
import type { WritingJob } from "./assistant-state";
import { onUnseenEnd, type UnseenEnd } from "./unseen-ends";
import { createVersion } from "./create-version.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job: WritingJob = { id: "composition", kind: "write", engine: null };

/** Creates an assistant with a server whose stream and versions the test controls. */
function make(knownVersions: TextVersionView[] = []) {
  const queue: (WritingEvent | Error | "end")[] = [];
  let wake = () => {};
  const server = { versions: knownVersions, signal: null as AbortSignal | null, asked: 0, down: false };
  async function* events(signal: AbortSignal): AsyncGenerator<WritingEvent> {
    for (;;) {
      while (queue.length === 0)
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal.addEventListener("abort", () => reject(new Error("aborted")));
        });
      const next = queue.shift()!;
      if (next === "end") return;
      if (next instanceof Error) throw next;
      yield next;
      if (next.kind !== "text") return;
    }
  }
  const start = vi.fn((_job: WritingJob, signal: AbortSignal) => {
    server.signal = signal;
    return Promise.resolve<AsyncIterable<WritingEvent>>(events(signal));
  });
  const onVersion = vi.fn();
  const onEnd = vi.fn();
  const frames: (() => void)[] = [];
  let leave: (() => void) | null = null;
  const assistant = new Assistant({
    start,
    knownVersions: () => knownVersions,
    fetchVersions: async () => {
      server.asked++;
      if (server.down) throw new TypeError("Failed to fetch");
      return Promise.resolve(server.versions);
    },
    onVersion,
    onEnd,
    onFrame(run) {
      frames.push(run);
      return () => frames.splice(frames.indexOf(run), 1);
    },
    onLeave(run) {
      leave = run;
      return () => (leave = null);
    },
  });
  const say = async (...steps: (WritingEvent | Error | "end")[]) => {
    queue.push(...steps);
    wake();
    await vi.advanceTimersByTimeAsync(0);
  };
  const draw = () => frames.splice(0).forEach((run) => run());
  return { assistant, start, onVersion, onEnd, server, say, draw, frames, leave: () => leave?.() };
}

const text = (words: string): WritingEvent => ({ kind: "text", text: words });

test("the text is shown at most once a frame, with the elapsed time", async () => {
  const { assistant, say, draw, frames } = make();
  void assistant.run(job);
  await say(text("A"), text("A b"));
  expect([assistant.getState().text, frames.length]).toEqual(["", 1]);
  draw();
  expect(assistant.getState()).toMatchObject({ phase: "writing", text: "A b", seconds: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(assistant.getState().seconds).toBe(2);
  // A repair starts over.
  await say(text("New"));
  draw();
  expect(assistant.getState().text).toBe("New");
});

test("a finished text is handed on as a version, and the stream's state is cleared", async () => {
  const { assistant, say, onVersion, onEnd, frames } = make();
  const running = assistant.run(job);
  await say(text("A"), { kind: "done", version: createVersion(1) });
  await running;
  expect(assistant.getState()).toMatchObject({ phase: "idle", text: "", failure: null, ended: 1 });
  expect(assistant.getState().version).toEqual(createVersion(1));
  expect(onVersion).toHaveBeenCalledWith("composition", createVersion(1));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(assistant.getState().seconds).toBe(0);
});

test("a second job while one is running is ignored", async () => {
  const { assistant, start, say } = make();
  const running = assistant.run(job);
  await assistant.run(job);
  expect(start).toHaveBeenCalledOnce();
  await say({ kind: "done", version: createVersion(1) });
  await running;
  void assistant.run(job);
  expect(start).toHaveBeenCalledTimes(2);
});

test("a failure has its reason, and the version that was stored, if any", async () => {
  const { assistant, say, onVersion } = make();
  let running = assistant.run(job);
  await say({ kind: "failed", reason: "quota", version: null });
  await running;
  expect(assistant.getState()).toMatchObject({ phase: "idle", failure: "quota", version: null });
  expect(onVersion).not.toHaveBeenCalled();

  running = assistant.run(job);
  expect(assistant.getState().failure).toBe(null);
  const stored = createVersion(1, { partial: true });
  await say(text("A"), { kind: "failed", reason: "cut", version: stored });
  await running;
  expect(assistant.getState()).toMatchObject({ failure: "cut", version: stored, text: "" });
});

test("a refusal is reported at once, without looking for a version", async () => {
  const { assistant, start, server } = make();
  const refusal = TRPCClientError.from({
    error: { message: "", code: -32001, data: { httpStatus: 402, domain: { code: "ai_limit_reached" } } },
  } as never);
  start.mockRejectedValueOnce(refusal);
  await assistant.run(job);
  expect(assistant.getState()).toMatchObject({ phase: "idle", failure: refusal });
  expect(server.asked).toBe(0);
});

test("a stop aborts the request and shows the version that the server has stored", async () => {
  const { assistant, say, server, onVersion } = make([createVersion(1)]);
  const running = assistant.run(job);
  await say(text("A b"));
  assistant.stop();
  expect(server.signal!.aborted).toBe(true);
  expect(assistant.getState().phase).toBe("stopping");
  await vi.advanceTimersByTimeAsync(400);
  expect(assistant.getState()).toMatchObject({ phase: "stopping", text: "A b" });
  // An edit is ignored, because it comes from this screen.
  const edited = createVersion(2, { kind: "edited" });
  server.versions = [createVersion(1), edited];
  await vi.advanceTimersByTimeAsync(400);
  expect(assistant.getState().phase).toBe("stopping");
  const stored = createVersion(3, { partial: true });
  server.versions = [createVersion(1), edited, stored];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(assistant.getState()).toMatchObject({
    phase: "idle",
    failure: "stopped",
    version: stored,
    text: "",
  });
  expect(onVersion).toHaveBeenCalledWith("composition", stored);
});

test("a stop that comes too late shows the whole text and is no failure", async () => {
  const { assistant, server } = make();
  const running = assistant.run(job);
  assistant.stop();
  server.versions = [createVersion(1)];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(assistant.getState()).toMatchObject({ failure: null, version: createVersion(1) });
});

test("a stop before any text polls briefly and leaves nothing", async () => {
  const { assistant } = make();
  const running = assistant.run(job);
  assistant.stop();
  await vi.advanceTimersByTimeAsync(1600);
  await running;
  expect(assistant.getState()).toMatchObject({ phase: "idle", failure: "stopped", version: null, text: "" });
  expect(assistant.getState().certain).toBe(true);
});

test("the outcome is certain only when the server has confirmed it", async () => {
  const { assistant, say, server } = make();
  server.down = true;
  let running = assistant.run(job);
  await say(text("A b"));
  assistant.stop();
  await vi.advanceTimersByTimeAsync(8000);
  await running;
  expect(assistant.getState()).toMatchObject({
    failure: "stopped",
    version: null,
    text: "A b",
    certain: false,
  });

  running = assistant.run(job);
  await say({ kind: "failed", reason: "quota", version: null });
  await running;
  expect(assistant.getState().certain).toBe(true);
  // The composition was discarded meanwhile: its text may have counted.
  running = assistant.run(job);
  await say({ kind: "failed", reason: "stopped", version: null });
  await running;
  expect(assistant.getState().certain).toBe(false);
});

test.each([
  ["an error", new TypeError("network error")],
  ["a stream that ends in the middle", "end" as const],
])("a lost connection (%s) polls for eight seconds, then the received text stays", async (_name, end) => {
  const { assistant, say, server } = make();
  server.down = true;
  const running = assistant.run(job);
  await say(text("A b"), end);
  expect(assistant.getState()).toMatchObject({ phase: "stopping", text: "A b" });
  await vi.advanceTimersByTimeAsync(7999);
  expect(assistant.getState().phase).toBe("stopping");
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect([assistant.getState().phase, assistant.getState().text, server.asked]).toEqual(["idle", "A b", 20]);
  expect(assistant.getState().failure).toBeInstanceOf(Error);
});

test("leaving the app aborts the request without polling", async () => {
  const { assistant, say, leave, server, onVersion, onEnd } = make();
  const running = assistant.run(job);
  await say(text("A"));
  expect(findRunning(job.id)).toBe(assistant);
  leave();
  expect(server.signal!.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await running;
  expect([server.asked, assistant.getState().phase]).toEqual([0, "idle"]);
  expect(findRunning(job.id)).toBeUndefined();
  expect(onVersion).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("an assistant is found by its composition while it writes, and it is not asked again", async () => {
  const { assistant, start, say } = make();
  expect(findRunning(job.id)).toBeUndefined();
  expect(await assistant.ask(() => Promise.resolve(job))).toEqual({ kind: "started" });
  expect(findRunning(job.id)).toBe(assistant);
  expect(await assistant.ask(() => Promise.resolve(job))).toEqual({ kind: "busy" });
  await say({ kind: "done", version: createVersion(1) });
  expect(findRunning(job.id)).toBeUndefined();
  expect(start).toHaveBeenCalledOnce();
});

test("a second request while the first is saved is refused, and a refusal starts nothing", async () => {
  const { assistant, start } = make();
  let answer: (refusal: { kind: "conflict" }) => void = () => undefined;
  const first = assistant.ask(() => new Promise((resolve) => (answer = resolve)));
  expect(assistant.getState().phase).toBe("saving");
  expect(await assistant.ask(() => Promise.resolve(job))).toEqual({ kind: "busy" });
  answer({ kind: "conflict" });
  expect(await first).toEqual({ kind: "conflict" });
  expect(assistant.getState().phase).toBe("idle");
  await expect(assistant.ask(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(assistant.getState().phase).toBe("idle");
  expect(start).not.toHaveBeenCalled();
});

test("a job that ends while nobody looks is reported, one that is shown is not", async () => {
  const ends: UnseenEnd[] = [];
  const unlisten = onUnseenEnd((end) => ends.push(end));
  const { assistant, say } = make();
  const unsubscribe = assistant.subscribe(() => undefined);
  let running = assistant.run(job);
  await say({ kind: "done", version: createVersion(1) });
  await running;
  expect(ends).toEqual([]);

  unsubscribe();
  running = assistant.run(job);
  await say({ kind: "done", version: createVersion(2) });
  await running;
  running = assistant.run(job);
  await say({ kind: "failed", reason: "busy", version: null });
  await running;
  unlisten();
  expect(ends).toEqual([
    { compositionId: "composition", isWritten: true },
    { compositionId: "composition", isWritten: false },
  ]);
});
