import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { expect, test, vi } from "vitest";
import { readEvents } from "./read-events";
import { versionOf } from "./version-of.fixture";

const version = versionOf(1);
const text = (words: string): WritingEvent => ({ kind: "text", text: words });

/** Events, and then what follows: the end, an error, or nothing for ever. */
async function* stream(events: WritingEvent[], then?: Error | Promise<never>) {
  yield* events;
  if (then instanceof Error) throw then;
  await then;
}

const live = new AbortController().signal;

test("tells the text as it grows, and anew when a repair begins", async () => {
  const onText = vi.fn();
  const events = stream([text("A"), text("A b"), text("New"), { kind: "done", version }]);
  expect(await readEvents(events, onText, live)).toEqual({ kind: "done", version });
  expect(onText.mock.calls).toEqual([["A"], ["A b"], ["New"]]);
});

test("a failure says why and what was kept", async () => {
  const failed = { kind: "failed", reason: "busy", version: null } as const;
  expect(await readEvents(stream([failed]), () => {}, live)).toEqual(failed);
});

test("a stream that ends without a word was cut", async () => {
  expect(await readEvents(stream([text("A")]), () => {}, live)).toEqual({ kind: "cut" });
});

test("throws what the stream throws", async () => {
  const events = stream([text("A")], new TypeError("network"));
  await expect(readEvents(events, () => {}, live)).rejects.toThrow("network");
});

test("an abort ends it, also where the stream says nothing any more", async () => {
  const abort = new AbortController();
  const events = stream([text("A")], new Promise<never>(() => {}));
  const reading = readEvents(events, () => abort.abort(), abort.signal);
  expect(await reading).toEqual({ kind: "cut" });
  expect(await readEvents(stream([text("A")]), () => {}, abort.signal)).toEqual({ kind: "cut" });
});

test("after its last word it is read to its end, which nobody waits for", async () => {
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
