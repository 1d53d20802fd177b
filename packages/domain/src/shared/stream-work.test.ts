import { expect, test, vi } from "vitest";
import { collectEvents } from "../testing/collect-events";
import { captureLog } from "../testing/capture-log";
import { streamWork, type Streaming, errorLogFields } from "./stream-work";

type Event = string;
const tick = () => new Promise((resolve) => setImmediate(resolve));

function start(work: (streaming: Streaming<Event>) => Promise<void>, signal?: AbortSignal) {
  const { log, lines, entries } = captureLog();
  const events = streamWork<Event>({ log, name: "work.failed", signal }, work);
  return { events, iterator: events[Symbol.asyncIterator](), lines, entries };
}
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

test("the events that the work pushes are streamed", async () => {
  const { events } = start(({ push }) => {
    push("a");
    push("b");
    return Promise.resolve();
  });
  expect(await collectEvents(events)).toEqual(["a", "b"]);
});

test("a consumer that leaves aborts the work, which still runs to its end", async () => {
  const stored = vi.fn();
  const { iterator, lines } = start(async ({ signal, push }) => {
    push("a");
    await untilAborted(signal);
    stored();
  });
  expect(await iterator.next()).toMatchObject({ value: "a" });
  await iterator.return!();
  await tick();
  expect(stored).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
});

test("the caller's signal aborts the work, also when aborted already", async () => {
  const stop = new AbortController();
  const { events } = start(async ({ signal, push }) => {
    await untilAborted(signal);
    push("kept");
  }, stop.signal);
  setImmediate(() => stop.abort());
  expect(await collectEvents(events)).toEqual(["kept"]);
  const aborted = vi.fn();
  start(({ signal }) => Promise.resolve(aborted(signal.aborted)), stop.signal);
  await tick();
  expect(aborted).toHaveBeenCalledWith(true);
});

test("an error is thrown to the consumer, and logged when there is none", async () => {
  const fail = async ({ signal }: Streaming<Event>) => {
    await tick();
    throw new Error(signal.aborted ? "after" : "before");
  };
  const received = start(fail);
  await expect(received.iterator.next()).rejects.toThrow("before");
  expect(received.lines).toEqual([]);

  const left = start(fail);
  await left.iterator.return!();
  await expect.poll(() => left.entries).toMatchObject([{ event: "work.failed" }]);

  const stopped = start(fail, AbortSignal.abort());
  await expect.poll(() => stopped.entries).toMatchObject([{ event: "work.failed" }]);
});

test("a synchronous throw fails like a rejection", async () => {
  const { iterator } = start(() => {
    throw new Error("at once");
  });
  await expect(iterator.next()).rejects.toThrow("at once");
});

test("the fields have the name and the code of an error, never its message", () => {
  expect(errorLogFields(new TypeError("a secret text"))).toEqual({ cause: "TypeError" });
  expect(errorLogFields(Object.assign(new Error("a secret text"), { code: "P2002" }))).toEqual({
    cause: "Error",
    code: "P2002",
  });
  expect(errorLogFields("a secret text")).toEqual({ cause: "unknown" });
});
