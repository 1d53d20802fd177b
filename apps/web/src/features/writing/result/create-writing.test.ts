import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWriting, type WritingJob } from "./create-writing";
import { versionOf } from "./version-of.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job: WritingJob = { id: "composition", kind: "write", engine: null };

/** Creates a writing with a server whose stream and versions the test controls. */
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
  const writing = createWriting({
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
  });
  const say = async (...steps: (WritingEvent | Error | "end")[]) => {
    queue.push(...steps);
    wake();
    await vi.advanceTimersByTimeAsync(0);
  };
  const draw = () => frames.splice(0).forEach((run) => run());
  return { writing, start, onVersion, onEnd, server, say, draw, frames };
}

const text = (words: string): WritingEvent => ({ kind: "text", text: words });

test("the text is shown at most once a frame, with the elapsed time", async () => {
  const { writing, say, draw, frames } = make();
  void writing.run(job);
  await say(text("A"), text("A b"));
  expect([writing.read().text, frames.length]).toEqual(["", 1]);
  draw();
  expect(writing.read()).toMatchObject({ state: "writing", text: "A b", seconds: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(writing.read().seconds).toBe(2);
  // A repair starts over.
  await say(text("New"));
  draw();
  expect(writing.read().text).toBe("New");
});

test("a finished text is handed on as a version, and the stream's state is cleared", async () => {
  const { writing, say, onVersion, onEnd, frames } = make();
  const running = writing.run(job);
  await say(text("A"), { kind: "done", version: versionOf(1) });
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", text: "", failure: null, ended: 1 });
  expect(writing.read().version).toEqual(versionOf(1));
  expect(onVersion).toHaveBeenCalledWith("composition", versionOf(1));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(writing.read().seconds).toBe(0);
});

test("a second job while one is running is ignored", async () => {
  const { writing, start, say } = make();
  const running = writing.run(job);
  await writing.run(job);
  expect(start).toHaveBeenCalledOnce();
  await say({ kind: "done", version: versionOf(1) });
  await running;
  void writing.run(job);
  expect(start).toHaveBeenCalledTimes(2);
});

test("a failure has its reason, and the version that was stored, if any", async () => {
  const { writing, say, onVersion } = make();
  let running = writing.run(job);
  await say({ kind: "failed", reason: "quota", version: null });
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "quota", version: null });
  expect(onVersion).not.toHaveBeenCalled();

  running = writing.run(job);
  expect(writing.read().failure).toBe(null);
  const stored = versionOf(1, { partial: true });
  await say(text("A"), { kind: "failed", reason: "cut", version: stored });
  await running;
  expect(writing.read()).toMatchObject({ failure: "cut", version: stored, text: "" });
});

test("a refusal is reported at once, without looking for a version", async () => {
  const { writing, start, server } = make();
  const refusal = TRPCClientError.from({
    error: { message: "", code: -32001, data: { httpStatus: 402, domain: { code: "ai_limit_reached" } } },
  } as never);
  start.mockRejectedValueOnce(refusal);
  await writing.run(job);
  expect(writing.read()).toMatchObject({ state: "idle", failure: refusal });
  expect(server.asked).toBe(0);
});

test("a stop aborts the request and shows the version that the server has stored", async () => {
  const { writing, say, server, onVersion } = make([versionOf(1)]);
  const running = writing.run(job);
  await say(text("A b"));
  writing.stop();
  expect(server.signal!.aborted).toBe(true);
  expect(writing.read().state).toBe("stopping");
  await vi.advanceTimersByTimeAsync(400);
  expect(writing.read()).toMatchObject({ state: "stopping", text: "A b" });
  // An edit is ignored, because it comes from this screen.
  const edited = versionOf(2, { kind: "edited" });
  server.versions = [versionOf(1), edited];
  await vi.advanceTimersByTimeAsync(400);
  expect(writing.read().state).toBe("stopping");
  const stored = versionOf(3, { partial: true });
  server.versions = [versionOf(1), edited, stored];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "stopped", version: stored, text: "" });
  expect(onVersion).toHaveBeenCalledWith("composition", stored);
});

test("a stop that comes too late shows the whole text and is no failure", async () => {
  const { writing, server } = make();
  const running = writing.run(job);
  writing.stop();
  server.versions = [versionOf(1)];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(writing.read()).toMatchObject({ failure: null, version: versionOf(1) });
});

test("a stop before any text polls briefly and leaves nothing", async () => {
  const { writing } = make();
  const running = writing.run(job);
  writing.stop();
  await vi.advanceTimersByTimeAsync(1600);
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "stopped", version: null, text: "" });
  expect(writing.read().certain).toBe(true);
});

test("the outcome is certain only when the server has confirmed it", async () => {
  const { writing, say, server } = make();
  server.down = true;
  let running = writing.run(job);
  await say(text("A b"));
  writing.stop();
  await vi.advanceTimersByTimeAsync(8000);
  await running;
  expect(writing.read()).toMatchObject({ failure: "stopped", version: null, text: "A b", certain: false });

  running = writing.run(job);
  await say({ kind: "failed", reason: "quota", version: null });
  await running;
  expect(writing.read().certain).toBe(true);
  // The composition was discarded meanwhile: its text may have counted.
  running = writing.run(job);
  await say({ kind: "failed", reason: "stopped", version: null });
  await running;
  expect(writing.read().certain).toBe(false);
});

test.each([
  ["an error", new TypeError("network error")],
  ["a stream that ends in the middle", "end" as const],
])("a lost connection (%s) polls for eight seconds, then the received text stays", async (_name, end) => {
  const { writing, say, server } = make();
  server.down = true;
  const running = writing.run(job);
  await say(text("A b"), end);
  expect(writing.read()).toMatchObject({ state: "stopping", text: "A b" });
  await vi.advanceTimersByTimeAsync(7999);
  expect(writing.read().state).toBe("stopping");
  await vi.advanceTimersByTimeAsync(1);
  await running;
  expect([writing.read().state, writing.read().text, server.asked]).toEqual(["idle", "A b", 20]);
  expect(writing.read().failure).toBeInstanceOf(Error);
});

test("leaving aborts the request without polling", async () => {
  const { writing, say, server, onVersion, onEnd } = make();
  const running = writing.run(job);
  await say(text("A"));
  writing.leave();
  expect(server.signal!.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await running;
  expect([server.asked, writing.read().state]).toEqual([0, "idle"]);
  expect(onVersion).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledOnce();
});
