import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { createOpenAiControl, type OpenAiControl } from "@takt/emulators/openai/control-client";
import { startOpenAi } from "@takt/emulators/openai/emulator";
import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { detectLanguage } from "@takt/text/detection/detect-language";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FAILURES } from "./testing/failures";
import { holdTimers } from "./testing/hold-timers";
import { TASK, taskWith, createTestWriter, writeTestPost } from "./testing/write-test-post";

beforeAll(loadLanguageDatabase);

let server: Awaited<ReturnType<typeof startOpenAi>>;
let control: OpenAiControl;
let url: string;

beforeAll(async () => {
  server = await startOpenAi({ port: 0 });
  control = createOpenAiControl(server.url);
  url = `${server.url}/v1`;
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  await control.reset();
  // The same outlines under another model name, so they are checked and repaired like any model's texts.
  await control.settings({ models: ["outline", "gpt-test"] });
});

type Call = { end: string; store: unknown; schema: string | null; searched: boolean; stream: boolean };
const calls = async () => (await control.state<{ calls: Call[] }>()).calls;
/** Parts that a rewritten text keeps. */
const RETAINED = { hashtags: ["Own"], sources: [{ title: "A page", url: "https://example.com/" }] };
const TIMEOUT_MS = 10_000;
const nobody = { signal: new AbortController().signal, userId: null };
const ARTICLE =
  "Most meetings end without a decision. A written decision halves the number of meetings. Teams that write decisions down meet less often. Remote teams need written decisions even more than others.";

test.each(["en", "de"] as const)(
  "gpt-emulated counts as a model, and its texts fit the request (%s)",
  async (language) => {
    await control.reset();
    const { writer } = createTestWriter(url, { model: "gpt-emulated" });
    expect(writer).toMatchObject({ engine: { kind: "model" }, canResearch: true });
    for (const personalReference of [true, false]) {
      const task = taskWith({ language, personalReference });
      const written = await writer.write(task, nobody);
      if (written.kind === "failed") throw new Error(written.reason);
      const { text } = written.value;
      expect(text).not.toContain(OUTLINE_LABELS[language]);
      for (const rewrite of ["shorter", "longer", "more_personal", "other_hook", "other_language"] as const)
        expect(await writer.rewrite({ ...task, ...RETAINED, text, rewrite }, nobody)).toMatchObject({
          kind: "done",
        });
    }
  },
);

describe.each(["responses", "chat"] as const)("the writer over the API %s", (api) => {
  // OpenAI's newest models and other servers use different fields for the same limit.
  beforeEach(() => control.settings({ reasoningModel: false }));

  test.each(FAILURES)(
    "the failure %s becomes %s after %i requests",
    async (failure, reason, asked, partial) => {
      await control.settings({ failure });
      const deadline = holdTimers(2 * TIMEOUT_MS);
      const onText = () => failure === "hang_midway" && deadline.fire();
      const part = { api, timeoutMs: TIMEOUT_MS };
      const { outcome, shown, lines } = await writeTestPost(url, part, TASK, undefined, onText);
      expect(outcome).toMatchObject({ kind: "failed", reason, partial: shown.at(-1) ?? "" });
      expect(shown.length > 0).toBe(partial);
      expect(await calls()).toHaveLength(asked);
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toMatch(/sk-secret|meetings|exceeded your/i);
    },
  );

  test("a hanging endpoint is a timeout", async () => {
    await control.settings({ failure: "hang" });
    const { outcome } = await writeTestPost(url, { api, timeoutMs: 300 });
    expect(outcome).toMatchObject({ kind: "failed", reason: "timeout", partial: "" });
  });

  test.each([
    "rate",
    "server_error",
    "prose",
    "half_json",
    "wrong_shape",
    "wrong_language",
    "empty",
  ] as const)("a single failure %s does no harm", async (failure) => {
    await control.settings({ failure, failureTimes: 1 });
    const { outcome } = await writeTestPost(url, { api });
    expect(outcome).toMatchObject({
      kind: "done",
      value: { text: expect.stringContaining(OUTLINE_LABELS.en) as string },
    });
    expect(await calls()).toHaveLength(2);
  });

  test("code fences are removed", async () => {
    await control.settings({ failure: "fences" });
    expect((await writeTestPost(url, { api })).outcome).toMatchObject({ kind: "done" });
    expect(await calls()).toHaveLength(1);
  });

  test("a text over LinkedIn's limit is repaired once, and then unusable", async () => {
    await control.settings({ failure: "too_long" });
    const { outcome, shown } = await writeTestPost(url, { api }, taskWith({ length: "short" }));
    expect(await calls()).toHaveLength(2);
    expect(outcome).toMatchObject({ kind: "failed", reason: "unusable" });
    expect(shown.length).toBeGreaterThan(1);
  });

  test("missing token counts are null, others are summed", async () => {
    const { outcome } = await writeTestPost(url, { api });
    expect(outcome).toMatchObject({
      usage: { input: expect.any(Number) as number, output: expect.any(Number) as number },
    });
    await control.settings({ failure: "no_usage" });
    expect((await writeTestPost(url, { api })).outcome).toMatchObject({ kind: "done", usage: null });
  });

  test("the text grows in order, however the bytes are split", async () => {
    const { outcome, shown } = await writeTestPost(
      url,
      { api },
      taskWith({ language: "de", length: "long" }),
    );
    const text = outcome.kind === "done" ? outcome.value.text : "";
    expect(detectLanguage(text)).toBe("de");
    expect(shown.length).toBeGreaterThan(10);
    shown.forEach((one, i) =>
      expect(text.startsWith(one) && one.length > (shown[i - 1]?.length ?? 0)).toBe(true),
    );
    expect(outcome).toMatchObject({
      promptVersion: "post-4.de",
      requestId: expect.stringMatching(/^req_/) as string,
    });
  });

  test("a stopped text keeps what arrived and ends the request", async () => {
    await control.settings({ failure: "slow", slowTokenMs: 30 });
    const stop = new AbortController();
    const { writer } = createTestWriter(url, { api });
    const shown: string[] = [];
    const outcome = await writer.write(TASK, {
      signal: stop.signal,
      userId: null,
      onText(text) {
        shown.push(text);
        if (shown.length === 5) stop.abort();
      },
    });
    expect(outcome).toMatchObject({ kind: "failed", reason: "stopped", partial: shown[4] });
    expect(shown).toHaveLength(5);
    await expect.poll(async () => (await calls()).map(({ end }) => end)).toEqual(["caller left"]);
  });

  test("a text can be stopped before its first word", async () => {
    await control.settings({ failure: "hang" });
    const stop = new AbortController();
    const writing = writeTestPost(url, { api }, TASK, stop.signal);
    await expect.poll(async () => (await calls()).length).toBe(1);
    stop.abort();
    expect((await writing).outcome).toMatchObject({ reason: "stopped", partial: "", usage: null });
  });

  test.each<[Rewrite, "en" | "de"]>([
    ["shorter", "en"],
    ["longer", "en"],
    ["more_personal", "en"],
    ["other_hook", "en"],
    ["other_language", "de"],
  ])("a text is rewritten: %s", async (rewrite, language) => {
    const { writer } = createTestWriter(url, { api, model: "outline" });
    const first = await writer.write(TASK, nobody);
    const text = first.kind === "done" ? first.value.text : "";
    const second = await writer.rewrite({ ...TASK, ...RETAINED, text, rewrite }, nobody);
    expect(second).toMatchObject({ kind: "done", promptVersion: `rewrite-2.${language}`, value: RETAINED });
    const rewritten = second.kind === "done" ? second.value.text : "";
    expect(rewritten).not.toBe(text);
    expect(detectLanguage(rewritten)).toBe(language);
  });

  test("topics arrive one by one", async () => {
    const { writer } = createTestWriter(url, { api });
    const seen: FoundTopic[] = [];
    const outcome = await writer.findTopics(
      { text: ARTICLE, language: "en" },
      { ...nobody, onTopic: (topic) => seen.push(topic) },
    );
    expect(outcome).toMatchObject({ kind: "done", value: seen, promptVersion: "topics-1.en" });
    expect(seen.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of seen) expect(ARTICLE).toContain(quote);
    expect((await calls()).map(({ schema }) => schema)).toEqual(["topics"]);
  });

  describe("topics in the other language", () => {
    async function find() {
      const seen: FoundTopic[] = [];
      const progress = { ...nobody, onTopic: (topic: FoundTopic) => seen.push(topic) };
      const outcome = await createTestWriter(url, { api }).writer.findTopics(
        { text: ARTICLE, language: "en" },
        progress,
      );
      return { outcome, seen, asked: (await calls()).length };
    }

    test("topics in the other language are requested again and not shown", async () => {
      await control.settings({ failure: "wrong_language", failureTimes: 1 });
      const { outcome, seen, asked } = await find();
      expect(outcome).toMatchObject({ kind: "done", value: seen });
      expect([asked, seen.length > 0]).toEqual([2, true]);
      for (const { angle } of seen) expect(detectLanguage(angle)).not.toBe("de");
    });

    test("topics twice in the other language are unusable", async () => {
      await control.settings({ failure: "wrong_language" });
      const outcome = { kind: "failed", reason: "unusable", partial: "" };
      expect(await find()).toMatchObject({ outcome, seen: [], asked: 2 });
    });
  });

  test("the emulated model is reported as an outline", async () => {
    const { writer } = createTestWriter(url, { api, model: "outline" });
    expect(writer).toMatchObject({ engine: { kind: "outline", model: "outline" }, canResearch: false });
    // The brackets stay, because an outline is meant to be filled in.
    const outcome = await writer.write(taskWith({ personalReference: true }), nobody);
    expect(outcome).toMatchObject({ kind: "done", model: "outline" });
    expect(await calls()).toHaveLength(1);
  });
});

test("Responses requests are streamed with a strict schema and `store: false`", async () => {
  await writeTestPost(url);
  expect(await calls()).toMatchObject([{ schema: "post", stream: true, store: false, searched: false }]);
});

test("a researched text lists its pages without tracking parameters", async () => {
  const { writer } = createTestWriter(url);
  expect(writer.canResearch).toBe(true);
  const outcome = await writer.write(taskWith({ useResearch: true }), nobody);
  expect(outcome).toMatchObject({
    kind: "done",
    value: {
      sources: [
        { url: "https://example.com/search-result-1" },
        { url: "https://example.com/search-result-2" },
      ],
    },
  });
  expect(await calls()).toMatchObject([{ searched: true }]);
});

test.each([
  ["en", "42 percent"],
  ["de", "42 Prozent"],
] as const)("a researched text in %s lists its figure with its page", async (language, figure) => {
  await control.reset();
  const { writer } = createTestWriter(url, { model: "gpt-emulated" });
  const outcome = await writer.write(taskWith({ language, useResearch: true }), nobody);
  expect(outcome).toMatchObject({
    kind: "done",
    value: { text: expect.stringContaining(figure) as string, sources: [{ figures: [figure] }, {}] },
  });
});

test("research without results has no sources", async () => {
  await control.settings({ searchResults: 0 });
  const outcome = await createTestWriter(url).writer.write(taskWith({ useResearch: true }), nobody);
  expect(outcome).toMatchObject({ kind: "done", value: { sources: [] } });
});

test.each(["json_schema", "json_object"] as const)(
  "a Chat Completions server with %s gives a post",
  async (chatFormats) => {
    await control.settings({ chatFormats, reasoningModel: true, apis: ["chat"] });
    expect((await writeTestPost(url, { api: "chat" })).outcome).toMatchObject({ kind: "done" });
  },
);

test("a server without the Responses API is a configuration failure", async () => {
  await control.settings({ apis: ["chat"] });
  expect((await writeTestPost(url)).outcome).toMatchObject({ reason: "configuration" });
});

test("an unreachable endpoint is unavailable", async () => {
  const outcome = (await writeTestPost("http://127.0.0.1:9/v1")).outcome;
  expect(outcome).toMatchObject({ kind: "failed", reason: "unavailable" });
});
