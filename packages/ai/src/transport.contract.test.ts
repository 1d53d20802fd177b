import { quietLog } from "@takt/domain/testing/quiet-log";
import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { POST_FORMAT } from "./answers/post-answer";
import { askByChat } from "./chat/ask-chat";
import { createClient } from "./generation/create-client";
import { askByResponses } from "./responses/ask-responses";
import { answer, chat, responses, startScriptedEndpoint, stream } from "./testing/scripted-endpoint";
import { POST, TASK, TEXT, trialWriter, tryToWrite } from "./testing/try-to-write";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
// Before the first client: it keeps the console's functions as it finds them.
const printed = vi.spyOn(console, "error");
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

describe.each([["responses", responses] as const, ["chat", chat] as const])("%s", (api, whole) => {
  test("the text grows as it comes, and the end says model, usage and request", async () => {
    endpoint.plan(whole(POST));
    const { outcome, shown } = await tryToWrite(endpoint.url, { api });
    expect(outcome).toEqual({
      kind: "done",
      value: { text: TEXT, hashtags: ["Work"], sources: [] },
      model: api === "chat" ? "local" : "gpt-scripted",
      promptVersion: "post-3.en",
      usage: { input: 10, output: 5 },
      requestId: "req_scripted",
    });
    expect(shown.length).toBeGreaterThan(5);
    shown.forEach((text, i) =>
      expect(TEXT.startsWith(text) && text.length > (shown[i - 1]?.length ?? 0)).toBe(true),
    );
    expect(shown.at(-1)).toBe(TEXT);
  });

  test("fences and words around the JSON do no harm", async () => {
    endpoint.plan(whole(`Here you are:\n\`\`\`json\n${POST}\n\`\`\`\nEnjoy.`));
    expect((await tryToWrite(endpoint.url, { api })).outcome).toMatchObject({
      kind: "done",
      value: { text: TEXT },
    });
  });

  test("bad JSON is asked for once more, with the schema; the text begins anew", async () => {
    endpoint.plan(whole('{"text": "Half a'), whole(POST));
    const { outcome, shown } = await tryToWrite(endpoint.url, { api });
    expect(outcome).toMatchObject({ kind: "done", usage: { input: 20, output: 10 } });
    expect(shown).toContain("Half a");
    expect(shown.at(-1)).toBe(TEXT);
    expect(JSON.stringify(endpoint.asked[1]!.body)).toContain("Answer only with JSON for this schema");
  });

  test("bad JSON twice is unusable", async () => {
    endpoint.plan(whole("Sorry?"), whole("[]"));
    expect((await tryToWrite(endpoint.url, { api })).outcome).toEqual({
      kind: "failed",
      reason: "unusable",
      partial: "",
      model: api === "chat" ? "local" : "gpt-scripted",
      promptVersion: expect.stringMatching(/^post-/) as string,
      usage: { input: 20, output: 10 },
      requestId: "req_scripted",
    });
  });

  test("what was not asked for is repaired once", async () => {
    const german = "Die meisten Besprechungen sind zu lang. Das ist nicht neu. Aber es ist wahr.";
    endpoint.plan(whole(JSON.stringify({ text: german, hashtags: [], sources: [] })), whole(POST));
    const { outcome, shown } = await tryToWrite(endpoint.url, { api });
    expect(outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
    expect(shown).toContain(german);
    expect(JSON.stringify(endpoint.asked[1]!.body)).toContain("Write the whole text in English.");
  });

  test("an outline over the protocol is not asked for again", async () => {
    const text = "Outline, not AI:\n\nTell what you saw: [the place].";
    endpoint.plan(whole(JSON.stringify({ text, hashtags: [], sources: [] })));
    const { outcome } = await tryToWrite(endpoint.url, { api, model: "outline" });
    expect(outcome).toMatchObject({ kind: "done", value: { text } });
    expect(endpoint.asked).toHaveLength(1);
  });

  test("of nine topics the seven of the outcome are shown, and no bad one", async () => {
    const topics = Array.from({ length: 9 }, (_, i) => ({
      title: `Topic ${i}`,
      angle: "A",
      quote: i === 2 ? "" : "Q",
      keywords: [],
    }));
    endpoint.plan(whole(JSON.stringify({ topics })));
    const { writer } = trialWriter(endpoint.url, { api });
    const shown: FoundTopic[] = [];
    const outcome = await writer.findTopics(
      { text: TEXT, language: "en" },
      { signal: new AbortController().signal, userId: null, onTopic: (topic) => shown.push(topic) },
    );
    expect(outcome).toMatchObject({ kind: "done", value: shown });
    expect(shown.map(({ title }) => title)).toEqual([0, 1, 3, 4, 5, 6, 7].map((i) => `Topic ${i}`));
  });

  test("topics that come anew in one piece are shown, and those that stay are not told twice", async () => {
    const topic = (title: string, angle: string) => ({ title, angle, quote: "Q", keywords: [] });
    const kept = topic("One", "This is the angle of the first one, and it is in English.");
    const german = topic("Zwei", "Das ist der Blickwinkel des zweiten, und er ist auf Deutsch.");
    const english = topic("Two", "This is the angle of the second one, and it is in English.");
    const whole = (topics: object[]) => {
      const text = JSON.stringify({ topics });
      return api === "chat"
        ? stream([{ choices: [{ delta: { content: text }, finish_reason: "stop" }] }, "[DONE]"])
        : stream([
            { type: "response.output_text.delta", output_index: 0, delta: text },
            { type: "response.completed", response: { output: [] } },
          ]);
    };
    endpoint.plan(whole([kept, german]), whole([kept, english]));
    const shown: FoundTopic[] = [];
    const outcome = await trialWriter(endpoint.url, { api }).writer.findTopics(
      { text: TEXT, language: "en" },
      { signal: new AbortController().signal, userId: null, onTopic: (one) => shown.push(one) },
    );
    expect(outcome).toMatchObject({ kind: "done", value: [kept, english] });
    expect(shown).toEqual([kept, english]);
  });

  test("a web page instead of a stream", async () => {
    endpoint.plan(answer(200, "<html>Login</html>", { "content-type": "text/html" }));
    expect((await tryToWrite(endpoint.url, { api })).outcome).toMatchObject({
      kind: "failed",
      reason: "unavailable",
    });
  });

  test("a stream that is no JSON is not logged", async () => {
    endpoint.plan(
      (response) =>
        void response.writeHead(200, { "content-type": "text/event-stream" }).end("data: {secret words\n\n"),
    );
    expect((await tryToWrite(endpoint.url, { api })).outcome).toMatchObject({ reason: "unavailable" });
    expect(printed).not.toHaveBeenCalled();
  });

  test("silence after the head is a time-out, and so is a drip without end", async () => {
    endpoint.plan(stream([], () => {}));
    expect((await tryToWrite(endpoint.url, { api, timeoutMs: 200 })).outcome).toMatchObject({
      reason: "timeout",
    });
    const drip = stream([], (response) => {
      const timer = setInterval(
        () => response.write('data: {"type":"response.in_progress","choices":[]}\n\n'),
        20,
      );
      response.on("close", () => clearInterval(timer));
    });
    endpoint.plan(drip);
    expect((await tryToWrite(endpoint.url, { api, timeoutMs: 200 })).outcome).toMatchObject({
      reason: "timeout",
    });
  });

  test("the head of an answer is a sign of life: from then on silence is counted", async () => {
    endpoint.plan(stream([], () => {}));
    const client = createClient({
      baseUrl: endpoint.url,
      apiKey: "k",
      model: "m",
      api,
      timeoutMs: 5_000,
      researchTimeoutMs: 5_000,
      log: quietLog().log,
    });
    const ask =
      api === "chat"
        ? askByChat(client, "m", quietLog().log)
        : askByResponses(client, "m", { plain: 5_000, search: 5_000 });
    const given = new AbortController();
    const question = { instructions: "", messages: [], format: POST_FORMAT, search: null, person: null };
    await new Promise<void>((alive) => {
      void ask(question, { signal: given.signal, onRaw: () => {}, onEvent: alive }).catch(() => {});
    });
    given.abort();
    expect(endpoint.asked).toHaveLength(1);
  });

  test("an hour's wait is not waited, an empty account not asked twice", async () => {
    endpoint.plan(answer(429, { error: { code: "rate_limit_exceeded" } }, { "retry-after": "3600" }));
    expect((await tryToWrite(endpoint.url, { api })).outcome).toMatchObject({ reason: "busy" });
    endpoint.plan(answer(429, { error: { code: "insufficient_quota", type: "insufficient_quota" } }));
    const { outcome } = await tryToWrite(endpoint.url, { api });
    expect(outcome).toMatchObject({ reason: "quota" });
    expect(endpoint.asked).toHaveLength(1);
  });

  test("the log has codes and request ids, and neither key nor words", async () => {
    endpoint.plan(
      answer(401, {
        error: { code: "invalid_api_key", message: `Incorrect key sk-secret for ${TASK.parameters.topic}` },
      }),
    );
    const failed = await tryToWrite(endpoint.url, { api });
    expect(failed.outcome).toMatchObject({ reason: "configuration" });
    endpoint.plan(whole(POST));
    const { lines } = await tryToWrite(endpoint.url, { api });
    expect([...failed.lines, ...lines]).toHaveLength(2);
    expect(failed.lines[0]).toContain('"code":"invalid_api_key"');
    for (const line of [...failed.lines, ...lines]) {
      expect(line).toContain("req_scripted");
      expect(line).not.toMatch(/sk-secret|Fewer meetings|meetings end|Incorrect/);
    }
  });
});
