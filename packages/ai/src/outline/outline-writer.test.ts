import type { FoundTopic } from "@takt/domain/writing/ports/writer";
import { OUTLINE_MARKS } from "@takt/outline/outline-marks";
import { expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { outlineWriter } from "./outline-writer";

const writer = outlineWriter();
const task = { parameters: PARAMETERS, voice: null, quote: null };
const signal = new AbortController().signal;

test("composes a marked outline, shows it, and costs nothing", async () => {
  const shown: string[] = [];
  const outcome = await writer.write(task, { signal, onText: (text) => shown.push(text) });
  expect(outcome).toMatchObject({
    kind: "done",
    model: "outline",
    promptVersion: "outline-1",
    usage: null,
    requestId: null,
  });
  const text = outcome.kind === "done" ? outcome.value.text : "";
  expect(text.startsWith(OUTLINE_MARKS.en)).toBe(true);
  expect(shown).toEqual([text]);
  expect(writer).toMatchObject({ engine: { kind: "outline", model: "outline" }, canResearch: false });
});

test("rewrites into the other language", async () => {
  const outcome = await writer.rewrite(
    { ...task, text: "Outline, not AI:\n\nOne thing.", rewrite: "other_language" },
    { signal },
  );
  expect(outcome).toMatchObject({
    kind: "done",
    value: { text: expect.stringContaining(OUTLINE_MARKS.de) as string },
  });
});

test("finds topics whose quotes stand in the text", async () => {
  const text =
    "Most meetings end without a decision. A written decision halves the number of meetings. Teams that write decisions down meet less often. Remote teams need written decisions even more.";
  const seen: FoundTopic[] = [];
  const outcome = await writer.findTopics(
    { text, language: "en" },
    { signal, onTopic: (topic) => seen.push(topic) },
  );
  expect(outcome).toEqual({
    kind: "done",
    value: seen,
    model: "outline",
    promptVersion: "outline-1",
    usage: null,
    requestId: null,
  });
  expect(seen.length).toBeGreaterThan(0);
  for (const { quote } of seen) expect(text).toContain(quote);
});

test("stopped before it began", async () => {
  const stop = AbortSignal.abort();
  const stopped = { kind: "failed", reason: "stopped", partial: "" };
  expect(await writer.write(task, { signal: stop })).toEqual(stopped);
  expect(await writer.findTopics({ text: "x", language: "en" }, { signal: stop })).toEqual(stopped);
});
