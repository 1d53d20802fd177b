import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startOpenAi } from "@takt/emulators/openai/emulator";
import { OUTLINE_MARKS } from "@takt/outline/outline-marks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { detectLanguage } from "./check/detect-language";
import { TASK, taskWith, trialWriter, tryToWrite } from "./testing/try-to-write";
import { loadLanguages } from "./check/guess-language";

beforeAll(loadLanguages);

let server: Awaited<ReturnType<typeof startOpenAi>>;
let control: ReturnType<typeof createControlClient>;
let url: string;

beforeAll(async () => {
  server = await startOpenAi({ port: 0 });
  control = createControlClient(server.url);
  url = `${server.url}/v1`;
});
afterAll(() => server.close());
beforeEach(async () => {
  await control.reset();
  // The same outlines under another name: what comes of it is checked and repaired like any model's.
  await control.settings({ models: ["outline", "gpt-test"] });
});

type Call = { end: string; store: unknown; schema: string | null; searched: boolean; stream: boolean };
const calls = async () => (await control.state<{ calls: Call[] }>()).calls;
/** What a text has that is rewritten. */
const KEPT = { hashtags: ["Own"], sources: [{ title: "A page", url: "https://example.com/" }] };
const nobody = { signal: new AbortController().signal, userId: null };
const ARTICLE =
  "Most meetings end without a decision. A written decision halves the number of meetings. Teams that write decisions down meet less often. Remote teams need written decisions even more than others.";

/** What the port is to say of each failure, how often the endpoint is asked, and whether words had come before. */
const FAILURES: [failure: string, reason: string, asked: number, partial: boolean][] = [
  ["quota", "quota", 1, false],
  ["quota_in_stream", "quota", 1, false],
  ["rate", "busy", 2, false],
  ["server_error", "unavailable", 2, false],
  ["overloaded", "unavailable", 2, false],
  ["cut", "unavailable", 2, false],
  ["hang_midway", "timeout", 1, true],
  ["cut_midway", "unavailable", 1, true],
  ["silent_end", "unavailable", 1, true],
  ["error_event", "unavailable", 1, true],
  ["nested_error_event", "unavailable", 1, true],
  ["failed", "unavailable", 1, true],
  ["unauthorized", "configuration", 1, false],
  ["unknown_model", "configuration", 1, false],
  ["refusal", "refused", 1, false],
  ["content_filter", "refused", 1, true],
  ["length", "cut", 1, true],
  ["prose", "unusable", 2, false],
  ["half_json", "unusable", 2, true],
  ["wrong_shape", "unusable", 2, false],
  ["empty", "unusable", 2, false],
  ["wrong_language", "unusable", 2, true],
];

test.each(["en", "de"] as const)(
  "gpt-emulated is taken for a model, and what it writes and rewrites is what was asked (%s)",
  async (language) => {
    await control.reset();
    const { writer } = trialWriter(url, { model: "gpt-emulated" });
    expect(writer).toMatchObject({ engine: { kind: "model" }, canResearch: true });
    for (const personalReference of [true, false]) {
      const task = taskWith({ language, personalReference });
      const written = await writer.write(task, nobody);
      if (written.kind === "failed") throw new Error(written.reason);
      const { text } = written.value;
      expect(text).not.toContain(OUTLINE_MARKS[language]);
      for (const rewrite of ["shorter", "longer", "more_personal", "other_hook", "other_language"] as const)
        expect(await writer.rewrite({ ...task, ...KEPT, text, rewrite }, nobody)).toMatchObject({
          kind: "done",
        });
    }
  },
);

describe.each(["responses", "chat"] as const)("%s", (api) => {
  // OpenAI's newest models and other servers want different words for the same limit.
  beforeEach(() => control.settings({ reasoningModel: false }));

  test.each(FAILURES)("%s is %s, asked %i times", async (failure, reason, asked, partial) => {
    await control.settings({ failure });
    const timeoutMs = failure === "hang_midway" ? 2_000 : 10_000;
    const { outcome, shown, lines } = await tryToWrite(url, { api, timeoutMs });
    expect(outcome).toMatchObject({ kind: "failed", reason, partial: shown.at(-1) ?? "" });
    expect(shown.length > 0).toBe(partial);
    expect(await calls()).toHaveLength(asked);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/sk-secret|meetings|exceeded your/i);
  });

  test("hang is timeout", async () => {
    await control.settings({ failure: "hang" });
    const { outcome } = await tryToWrite(url, { api, timeoutMs: 300 });
    expect(outcome).toMatchObject({ kind: "failed", reason: "timeout", partial: "" });
  });

  test.each(["rate", "server_error", "prose", "half_json", "wrong_shape", "wrong_language", "empty"])(
    "%s once does no harm",
    async (failure) => {
      await control.settings({ failure, failureTimes: 1 });
      const { outcome } = await tryToWrite(url, { api });
      expect(outcome).toMatchObject({
        kind: "done",
        value: { text: expect.stringContaining(OUTLINE_MARKS.en) as string },
      });
      expect(await calls()).toHaveLength(2);
    },
  );

  test("fences are taken off", async () => {
    await control.settings({ failure: "fences" });
    expect((await tryToWrite(url, { api })).outcome).toMatchObject({ kind: "done" });
    expect(await calls()).toHaveLength(1);
  });

  test("more than LinkedIn takes is asked again, and twice is unusable; what came is shown", async () => {
    await control.settings({ failure: "too_long" });
    const { outcome, shown } = await tryToWrite(url, { api }, taskWith({ length: "short" }));
    expect(await calls()).toHaveLength(2);
    expect(outcome).toMatchObject({ kind: "failed", reason: "unusable" });
    expect(shown.length).toBeGreaterThan(1);
  });

  test("no token counts are null, others are counted", async () => {
    const { outcome } = await tryToWrite(url, { api });
    expect(outcome).toMatchObject({
      usage: { input: expect.any(Number) as number, output: expect.any(Number) as number },
    });
    await control.settings({ failure: "no_usage" });
    expect((await tryToWrite(url, { api })).outcome).toMatchObject({ kind: "done", usage: null });
  });

  test("the text grows in order, whatever way the bytes are cut", async () => {
    const { outcome, shown } = await tryToWrite(url, { api }, taskWith({ language: "de", length: "long" }));
    const text = outcome.kind === "done" ? outcome.value.text : "";
    expect(detectLanguage(text)).toBe("de");
    expect(shown.length).toBeGreaterThan(10);
    shown.forEach((one, i) =>
      expect(text.startsWith(one) && one.length > (shown[i - 1]?.length ?? 0)).toBe(true),
    );
    expect(outcome).toMatchObject({
      promptVersion: "post-3.de",
      requestId: expect.stringMatching(/^req_/) as string,
    });
  });

  test("stopped mid-way: what came is kept, and the endpoint need not go on", async () => {
    await control.settings({ failure: "slow", slowTokenMs: 30 });
    const stop = new AbortController();
    const { writer } = trialWriter(url, { api });
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

  test("stopped before the first word", async () => {
    await control.settings({ failure: "hang" });
    const stop = new AbortController();
    const writing = tryToWrite(url, { api }, TASK, stop.signal);
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
  ])("rewrites: %s", async (rewrite, language) => {
    const { writer } = trialWriter(url, { api, model: "outline" });
    const first = await writer.write(TASK, nobody);
    const text = first.kind === "done" ? first.value.text : "";
    const second = await writer.rewrite({ ...TASK, ...KEPT, text, rewrite }, nobody);
    expect(second).toMatchObject({ kind: "done", promptVersion: `rewrite-2.${language}`, value: KEPT });
    const rewritten = second.kind === "done" ? second.value.text : "";
    expect(rewritten).not.toBe(text);
    expect(detectLanguage(rewritten)).toBe(language);
  });

  test("topics come one by one", async () => {
    const { writer } = trialWriter(url, { api });
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
      const outcome = await trialWriter(url, { api }).writer.findTopics(
        { text: ARTICLE, language: "en" },
        progress,
      );
      return { outcome, seen, asked: (await calls()).length };
    }

    test("are asked for again, and not shown", async () => {
      await control.settings({ failure: "wrong_language", failureTimes: 1 });
      const { outcome, seen, asked } = await find();
      expect(outcome).toMatchObject({ kind: "done", value: seen });
      expect([asked, seen.length > 0]).toEqual([2, true]);
      for (const { angle } of seen) expect(detectLanguage(angle)).not.toBe("de");
    });

    test("twice are unusable", async () => {
      await control.settings({ failure: "wrong_language" });
      const outcome = { kind: "failed", reason: "unusable", partial: "" };
      expect(await find()).toMatchObject({ outcome, seen: [], asked: 2 });
    });
  });

  test("the emulated model says that it is none", async () => {
    const { writer } = trialWriter(url, { api, model: "outline" });
    expect(writer).toMatchObject({ engine: { kind: "outline", model: "outline" }, canResearch: false });
    // What is to be filled in stays: that is what an outline is for.
    const outcome = await writer.write(taskWith({ personalReference: true }), nobody);
    expect(outcome).toMatchObject({ kind: "done", model: "outline" });
    expect(await calls()).toHaveLength(1);
  });
});

test("Responses: strict schema, streamed, and nothing kept", async () => {
  await tryToWrite(url);
  expect(await calls()).toMatchObject([{ schema: "post", stream: true, store: false, searched: false }]);
});

test("research: pages found are listed, without what says where one came from", async () => {
  const { writer } = trialWriter(url);
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
] as const)("research in %s: the figure of the text is that of its page", async (language, figure) => {
  await control.reset();
  const { writer } = trialWriter(url, { model: "gpt-emulated" });
  const outcome = await writer.write(taskWith({ language, useResearch: true }), nobody);
  expect(outcome).toMatchObject({
    kind: "done",
    value: { text: expect.stringContaining(figure) as string, sources: [{ figures: [figure] }, {}] },
  });
});

test("research that finds nothing has no sources", async () => {
  await control.settings({ searchResults: 0 });
  const outcome = await trialWriter(url).writer.write(taskWith({ useResearch: true }), nobody);
  expect(outcome).toMatchObject({ kind: "done", value: { sources: [] } });
});

test.each(["json_schema", "json_object"])("Chat of a server that knows %s", async (chatFormats) => {
  await control.settings({ chatFormats, reasoningModel: true, apis: ["chat"] });
  expect((await tryToWrite(url, { api: "chat" })).outcome).toMatchObject({ kind: "done" });
});

test("a server without the Responses API is a matter of configuration", async () => {
  await control.settings({ apis: ["chat"] });
  expect((await tryToWrite(url)).outcome).toMatchObject({ reason: "configuration" });
});

test("nobody listens", async () => {
  const outcome = (await tryToWrite("http://127.0.0.1:9/v1")).outcome;
  expect(outcome).toMatchObject({ kind: "failed", reason: "unavailable" });
});
