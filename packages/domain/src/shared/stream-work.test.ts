import { expect, test, vi } from "vitest";
import { allOf } from "../testing/all-of";
import { quietLog } from "../testing/quiet-log";
import { streamWork, type Streaming } from "./stream-work";

type Event = string;
const tick = () => new Promise((resolve) => setImmediate(resolve));

function begin(work: (streaming: Streaming<Event>) => Promise<void>, signal?: AbortSignal) {
  const { log, lines, entries } = quietLog();
  const events = streamWork<Event>({ log, name: "work.failed", signal }, work);
  return { events, iterator: events[Symbol.asyncIterator](), lines, entries };
}
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

test("hands out what the work pushes", async () => {
  const { events } = begin(({ push }) => {
    push("a");
    push("b");
    return Promise.resolve();
  });
  expect(await allOf(events)).toEqual(["a", "b"]);
});

test("a consumer that leaves aborts the work, which ends all the same", async () => {
  const kept = vi.fn();
  const { iterator, lines } = begin(async ({ signal, push }) => {
    push("a");
    await untilAborted(signal);
    kept();
  });
  expect(await iterator.next()).toMatchObject({ value: "a" });
  await iterator.return!();
  await tick();
  expect(kept).toHaveBeenCalledOnce();
  expect(lines).toEqual([]);
});

test("so does the caller's signal, also one that is aborted already", async () => {
  const stop = new AbortController();
  const { events } = begin(async ({ signal, push }) => {
    await untilAborted(signal);
    push("kept");
  }, stop.signal);
  setImmediate(() => stop.abort());
  expect(await allOf(events)).toEqual(["kept"]);
  const aborted = vi.fn();
  begin(({ signal }) => Promise.resolve(aborted(signal.aborted)), stop.signal);
  await tick();
  expect(aborted).toHaveBeenCalledWith(true);
});

test("an error is thrown to who listens, and logged when nobody does", async () => {
  const fail = async ({ signal }: Streaming<Event>) => {
    await tick();
    throw new Error(signal.aborted ? "after" : "before");
  };
  const heard = begin(fail);
  await expect(heard.iterator.next()).rejects.toThrow("before");
  expect(heard.lines).toEqual([]);

  const left = begin(fail);
  await left.iterator.return!();
  await expect.poll(() => left.entries).toMatchObject([{ event: "work.failed" }]);

  const stopped = begin(fail, AbortSignal.abort());
  await expect.poll(() => stopped.entries).toMatchObject([{ event: "work.failed" }]);
});

test("what is thrown at once fails like what is rejected", async () => {
  const { iterator } = begin(() => {
    throw new Error("at once");
  });
  await expect(iterator.next()).rejects.toThrow("at once");
});
