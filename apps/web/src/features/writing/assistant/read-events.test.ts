import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { expect, test, vi } from "vitest";
import { readEvents } from "./read-events";
import { versionOf } from "./version-of.fixture";

const version = versionOf(1);
const text = (words: string): WritingEvent => ({ kind: "text", text: words });

/** A stream of events, followed by its end, an error, or nothing forever. */
async function* stream(events: WritingEvent[], then?: Error | Promise<never>) {
  yield* events;
  if (then instanceof Error) throw then;
  await then;
}

const live = new AbortController().signal;

test("the text is reported as it grows, and from the start when a repair begins", async () => {
  const onText = vi.fn();
  const events = stream([text("A"), text("A b"), text("New"), { kind: "done", version }]);
  expect(await readEvents(events, onText, live)).toEqual({ kind: "done", version });
  expect(onText.mock.calls).toEqual([["A"], ["A b"], ["New"]]);
});

test("a failure has its reason and the stored version", async () => {
  const failed = { kind: "failed", reason: "busy", version: null } as const;
  expect(await readEvents(stream([failed]), () => {}, live)).toEqual(failed);
});

test("a stream without a last event is cut", async () => {
  expect(await readEvents(stream([text("A")]), () => {}, live)).toEqual({ kind: "cut" });
});

test("an error of the stream is thrown", async () => {
  const events = stream([text("A")], new TypeError("network"));
  await expect(readEvents(events, () => {}, live)).rejects.toThrow("network");
});

test("an abort ends reading, also when the stream is silent", async () => {
  const abort = new AbortController();
  const events = stream([text("A")], new Promise<never>(() => {}));
  const reading = readEvents(events, () => abort.abort(), abort.signal);
  expect(await reading).toEqual({ kind: "cut" });
  expect(await readEvents(stream([text("A")]), () => {}, abort.signal)).toEqual({ kind: "cut" });
});

test("a stream is drained in the background after its last event", async () => {
  const ended = vi.fn();
  async function* slow(): AsyncGenerator<WritingEvent> {
    yield { kind: "done", version };
    await new Promise((resolve) => setTimeout(resolve, 10));
    ended();
  }
  await readEvents(slow(), () => {}, live);
  expect(ended).not.toHaveBeenCalled();
  await expect.poll(() => ended).toHaveBeenCalled();
});
