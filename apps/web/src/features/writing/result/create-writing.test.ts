import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWriting, type WritingJob } from "./create-writing";
import { versionOf } from "./version-of.fixture";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const job: WritingJob = { id: "composition", kind: "write", engine: null };

/** A server whose stream and whose versions the test decides. */
function make(known: TextVersionView[] = []) {
  const queue: (WritingEvent | Error | "end")[] = [];
  let wake = () => {};
  const server = { versions: known, signal: null as AbortSignal | null, asked: 0, down: false };
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
    known: () => known,
    ask: async () => {
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
  const say = async (...said: (WritingEvent | Error | "end")[]) => {
    queue.push(...said);
    wake();
    await vi.advanceTimersByTimeAsync(0);
  };
  const draw = () => frames.splice(0).forEach((run) => run());
  return { writing, start, onVersion, onEnd, server, say, draw, frames };
}

const text = (words: string): WritingEvent => ({ kind: "text", text: words });

test("shows the text at most once a frame, and the time", async () => {
  const { writing, say, draw, frames } = make();
  void writing.run(job);
  await say(text("A"), text("A b"));
  expect([writing.read().text, frames.length]).toEqual(["", 1]);
  draw();
  expect(writing.read()).toMatchObject({ state: "writing", text: "A b", seconds: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(writing.read().seconds).toBe(2);
  // A repair begins anew.
  await say(text("New"));
  draw();
  expect(writing.read().text).toBe("New");
});

test("done: the version is handed on, and nothing of the stream stays", async () => {
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

test("a second wish while one is under way does nothing", async () => {
  const { writing, start, say } = make();
  const running = writing.run(job);
  await writing.run(job);
  expect(start).toHaveBeenCalledOnce();
  await say({ kind: "done", version: versionOf(1) });
  await running;
  void writing.run(job);
  expect(start).toHaveBeenCalledTimes(2);
});

test("a failure says why: with what was kept, or with nothing", async () => {
  const { writing, say, onVersion } = make();
  let running = writing.run(job);
  await say({ kind: "failed", reason: "quota", version: null });
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "quota", version: null });
  expect(onVersion).not.toHaveBeenCalled();

  running = writing.run(job);
  expect(writing.read().failure).toBe(null);
  const kept = versionOf(1, { partial: true });
  await say(text("A"), { kind: "failed", reason: "cut", version: kept });
  await running;
  expect(writing.read()).toMatchObject({ failure: "cut", version: kept, text: "" });
});

test("a refusal is told at once: nobody looks for a version", async () => {
  const { writing, start, server } = make();
  const refusal = TRPCClientError.from({
    error: { message: "", code: -32001, data: { httpStatus: 402, domain: { code: "ai_limit_reached" } } },
  } as never);
  start.mockRejectedValueOnce(refusal);
  await writing.run(job);
  expect(writing.read()).toMatchObject({ state: "idle", failure: refusal });
  expect(server.asked).toBe(0);
});

test("Stop breaks the request off and takes what the server kept, once it is there", async () => {
  const { writing, say, server, onVersion } = make([versionOf(1)]);
  const running = writing.run(job);
  await say(text("A b"));
  writing.stop();
  expect(server.signal!.aborted).toBe(true);
  expect(writing.read().state).toBe("stopping");
  await vi.advanceTimersByTimeAsync(400);
  expect(writing.read()).toMatchObject({ state: "stopping", text: "A b" });
  // An edit is none: it comes from this screen.
  const edited = versionOf(2, { kind: "edited" });
  server.versions = [versionOf(1), edited];
  await vi.advanceTimersByTimeAsync(400);
  expect(writing.read().state).toBe("stopping");
  const kept = versionOf(3, { partial: true });
  server.versions = [versionOf(1), edited, kept];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "stopped", version: kept, text: "" });
  expect(onVersion).toHaveBeenCalledWith("composition", kept);
});

test("Stop came too late: the whole text is there, and that is no failure", async () => {
  const { writing, server } = make();
  const running = writing.run(job);
  writing.stop();
  server.versions = [versionOf(1)];
  await vi.advanceTimersByTimeAsync(400);
  await running;
  expect(writing.read()).toMatchObject({ failure: null, version: versionOf(1) });
});

test("Stop before any text: a short look, and nothing is left", async () => {
  const { writing } = make();
  const running = writing.run(job);
  writing.stop();
  await vi.advanceTimersByTimeAsync(1600);
  await running;
  expect(writing.read()).toMatchObject({ state: "idle", failure: "stopped", version: null, text: "" });
  expect(writing.read().certain).toBe(true);
});

test("what became of it is certain only where the server has said so", async () => {
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
  // Discarded meanwhile: what had come may have counted.
  running = writing.run(job);
  await say({ kind: "failed", reason: "stopped", version: null });
  await running;
  expect(writing.read().certain).toBe(false);
});

test.each([
  ["an error", new TypeError("network error")],
  ["a stream that ends in the middle", "end" as const],
])(
  "a lost connection (%s): eight seconds long it is asked what was kept, then the text stays",
  async (_name, end) => {
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
  },
);

test("leaving breaks the request off and asks nobody", async () => {
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
