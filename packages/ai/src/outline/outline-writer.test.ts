import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { outlineWriter } from "./outline-writer";

const writer = outlineWriter();
const task = { parameters: PARAMETERS, voice: null, quote: null };
const RETAINED = { hashtags: ["Own"], sources: [{ title: "A page", url: "https://example.com/" }] };
const nobody = { signal: new AbortController().signal, userId: null };

test("an outline is labelled, shown and free of charge", async () => {
  const shown: string[] = [];
  const outcome = await writer.write(task, { ...nobody, onText: (text) => shown.push(text) });
  expect(outcome).toMatchObject({
    kind: "done",
    model: "outline",
    promptVersion: "outline-1",
    usage: null,
    requestId: null,
  });
  const text = outcome.kind === "done" ? outcome.value.text : "";
  expect(text.startsWith(OUTLINE_LABELS.en)).toBe(true);
  expect(shown).toEqual([text]);
  expect(writer).toMatchObject({ engine: { kind: "outline", model: "outline" }, canResearch: false });
});

test("an outline is rewritten in the other language", async () => {
  const outcome = await writer.rewrite(
    { ...task, ...RETAINED, text: "Outline, not AI:\n\nOne thing.", rewrite: "other_language" },
    nobody,
  );
  expect(outcome).toMatchObject({
    kind: "done",
    value: { text: expect.stringContaining(OUTLINE_LABELS.de) as string },
  });
});

test("topics have quotes from the text", async () => {
  const text =
    "Most meetings end without a decision. A written decision halves the number of meetings. Teams that write decisions down meet less often. Remote teams need written decisions even more.";
  const seen: FoundTopic[] = [];
  const outcome = await writer.findTopics(
    { text, language: "en" },
    { ...nobody, onTopic: (topic) => seen.push(topic) },
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

test("the user's hashtags and the parts of a rewritten text are kept", async () => {
  const given = ["One", "#two", "one", ...Array.from({ length: 6 }, (_, i) => `tag${i}`)];
  const retained = ["One", "two", ...Array.from({ length: 6 }, (_, i) => `tag${i}`)];
  const tagged = { ...task, parameters: { ...PARAMETERS, hashtags: given } };
  expect(await writer.write(tagged, nobody)).toMatchObject({ value: { hashtags: retained } });
  expect(
    await writer.rewrite(
      { ...tagged, ...RETAINED, text: "One thing. Another.", rewrite: "other_hook" },
      nobody,
    ),
  ).toMatchObject({ value: RETAINED });
});

test("each part of a page gives its key sentence as a topic", async () => {
  const headings = ["Why", "How", "When"];
  const sentences = headings.map((one) => `The answer to ${one} is a whole sentence here`);
  const text = headings.map((one, index) => `${one}\n\n${sentences[index]}.`).join("\n\n");
  const outcome = await writer.findTopics({ text, language: "en", headings }, nobody);
  expect(outcome.kind === "done" && outcome.value.map(({ title }) => title)).toEqual(sentences);
});

test("an outline can be stopped before it begins", async () => {
  const stop = AbortSignal.abort();
  const stopped = { kind: "failed", reason: "stopped", partial: "" };
  expect(await writer.write(task, { signal: stop, userId: null })).toEqual(stopped);
  expect(await writer.findTopics({ text: "x", language: "en" }, { signal: stop, userId: null })).toEqual(
    stopped,
  );
});
