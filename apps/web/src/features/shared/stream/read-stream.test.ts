import { expect, test, vi } from "vitest";
import { readStream } from "./read-stream";

type Done = { kind: "done"; version: number };
type Failed = { kind: "failed"; reason: string };
type StreamEvent = { kind: "text"; text: string } | Done | Failed;

const text = (words: string): StreamEvent => ({ kind: "text", text: words });
const done: Done = { kind: "done", version: 1 };
const isLast = (event: StreamEvent): event is Done | Failed => event.kind !== "text";
const live = new AbortController().signal;

/** A stream of events, followed by its end, an error, or nothing forever. */
async function* stream(events: StreamEvent[], then?: Error | Promise<never>) {
  yield* events;
  if (then instanceof Error) throw then;
  await then;
}

function read(
  events: AsyncIterable<StreamEvent>,
  signal = live,
  onEvent: (event: StreamEvent) => void = () => {},
) {
  return readStream(() => Promise.resolve(events), { isLast, onEvent, signal });
}

test("events are reported in order up to the last one, which is returned", async () => {
  const onEvent = vi.fn();
  const events = stream([text("A"), text("A b"), text("New"), done, text("late")]);
  expect(await read(events, live, onEvent)).toEqual(done);
  expect(onEvent.mock.calls).toEqual([[text("A")], [text("A b")], [text("New")]]);
});

test("a failure is a last event, too", async () => {
  const failed: Failed = { kind: "failed", reason: "busy" };
  expect(await read(stream([failed]))).toEqual(failed);
});

test("a stream without a last event is cut", async () => {
  expect(await read(stream([text("A")]))).toEqual({ kind: "cut" });
  expect(await read(stream([]))).toEqual({ kind: "cut" });
});

test("a stream that breaks off is broken by its error, and so is a call that fails", async () => {
  const error = new TypeError("network");
  const onEvent = vi.fn();
  expect(await read(stream([text("A")], error), live, onEvent)).toEqual({ kind: "broken", error });
  expect(onEvent.mock.calls).toEqual([[text("A")]]);
  const refused = readStream<StreamEvent, Done | Failed>(() => Promise.reject(error), {
    isLast,
    onEvent,
    signal: live,
  });
  expect(await refused).toEqual({ kind: "broken", error });
  expect(onEvent).toHaveBeenCalledOnce();
});

test("an abort ends reading, also when the stream is silent", async () => {
  const abort = new AbortController();
  const events = stream([text("A")], new Promise<never>(() => {}));
  expect(await read(events, abort.signal, () => abort.abort())).toEqual({ kind: "cut" });
  expect(await read(stream([text("A")]), abort.signal)).toEqual({ kind: "cut" });
});

test("a stream is drained in the background after its last event", async () => {
  const ended = vi.fn();
  async function* slow(): AsyncGenerator<StreamEvent> {
    yield done;
    await new Promise((resolve) => setTimeout(resolve, 10));
    ended();
  }
  await read(slow());
  expect(ended).not.toHaveBeenCalled();
  await expect.poll(() => ended).toHaveBeenCalled();
});
