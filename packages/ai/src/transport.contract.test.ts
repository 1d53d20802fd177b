import type { WritingTask } from "@takt/domain/writing/ports/writer";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createWriter } from "./create-writer";
import { PARAMETERS } from "./testing/parameters";
import { quietLog } from "./testing/quiet-log";
import { answer, chat, deltas, responses, startScriptedEndpoint, stream } from "./testing/scripted-endpoint";
import type { WriterSettings } from "./writer-settings";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

const TEXT =
  "Most meetings end without a decision 😀. That is why they are long. Write it down first, and half of them are gone.";
const POST = JSON.stringify({ text: TEXT, hashtags: ["#Work"], sources: [] });
const TASK: WritingTask = { parameters: PARAMETERS, voice: null, quote: null };

async function write(part: Partial<WriterSettings> = {}, task = TASK, signal = new AbortController().signal) {
  const { log, lines } = quietLog();
  const settings = {
    baseUrl: endpoint.url,
    apiKey: "sk-secret",
    model: "gpt-test",
    api: "responses" as const,
    timeoutMs: 5_000,
    researchTimeoutMs: 5_000,
    log,
  };
  const shown: string[] = [];
  const outcome = await createWriter({ ...settings, ...part }).write(task, {
    signal,
    onText: (text) => shown.push(text),
  });
  return { outcome, shown, lines, asked: endpoint.asked };
}
const withParameters = (part: Partial<WritingTask["parameters"]>): WritingTask => ({
  ...TASK,
  parameters: { ...PARAMETERS, ...part },
});

describe.each([["responses", responses] as const, ["chat", chat] as const])("%s", (api, whole) => {
  test("the text grows as it comes, and the end says model, usage and request", async () => {
    endpoint.plan(whole(POST));
    const { outcome, shown } = await write({ api });
    expect(outcome).toEqual({
      kind: "done",
      value: { text: TEXT, hashtags: ["Work"], sources: [] },
      model: api === "chat" ? "local" : "gpt-scripted",
      promptVersion: "post-1.en",
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
    expect((await write({ api })).outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
  });

  test("bad JSON is asked for once more, with the schema; the text begins anew", async () => {
    endpoint.plan(whole('{"text": "Half a'), whole(POST));
    const { outcome, shown, asked } = await write({ api });
    expect(outcome).toMatchObject({ kind: "done", usage: { input: 20, output: 10 } });
    expect(shown).toContain("Half a");
    expect(shown.at(-1)).toBe(TEXT);
    expect(JSON.stringify(asked[1]!.body)).toContain("Answer only with JSON for this schema");
  });

  test("bad JSON twice is unusable", async () => {
    endpoint.plan(whole("Sorry?"), whole("[]"));
    expect((await write({ api })).outcome).toEqual({ kind: "failed", reason: "unusable", partial: "" });
  });

  test("what was not asked for is repaired once", async () => {
    const german = "Die meisten Besprechungen sind zu lang. Das ist nicht neu. Aber es ist wahr.";
    endpoint.plan(whole(JSON.stringify({ text: german, hashtags: [], sources: [] })), whole(POST));
    const { outcome, asked, shown } = await write({ api });
    expect(outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
    expect(shown).toContain(german);
    expect(JSON.stringify(asked[1]!.body)).toContain("Write the whole text in English.");
  });

  test("an outline over the protocol is not asked for again", async () => {
    const text = "Outline, not AI:\n\nTell what you saw: [the place].";
    endpoint.plan(whole(JSON.stringify({ text, hashtags: [], sources: [] })));
    const { outcome, asked } = await write({ api, model: "outline" });
    expect(outcome).toMatchObject({ kind: "done", value: { text } });
    expect(asked).toHaveLength(1);
  });

  test("a web page instead of a stream", async () => {
    endpoint.plan(answer(200, "<html>Login</html>", { "content-type": "text/html" }));
    expect((await write({ api })).outcome).toMatchObject({ kind: "failed", reason: "unavailable" });
  });

  test("a stream that is no JSON is not logged", async () => {
    const error = vi.spyOn(console, "error");
    endpoint.plan(
      (response) =>
        void response.writeHead(200, { "content-type": "text/event-stream" }).end("data: {secret words\n\n"),
    );
    expect((await write({ api })).outcome).toMatchObject({ reason: "unavailable" });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test("silence after the head is a time-out, and so is a drip without end", async () => {
    endpoint.plan(stream([], () => {}));
    expect((await write({ api, timeoutMs: 200 })).outcome).toMatchObject({ reason: "timeout" });
    const drip = stream([], (response) => {
      const timer = setInterval(
        () => response.write('data: {"type":"response.in_progress","choices":[]}\n\n'),
        20,
      );
      response.on("close", () => clearInterval(timer));
    });
    endpoint.plan(drip);
    expect((await write({ api, timeoutMs: 200 })).outcome).toMatchObject({ reason: "timeout" });
  });

  test("an hour's wait is not waited, an empty account not asked twice", async () => {
    endpoint.plan(answer(429, { error: { code: "rate_limit_exceeded" } }, { "retry-after": "3600" }));
    expect((await write({ api })).outcome).toMatchObject({ reason: "busy" });
    endpoint.plan(answer(429, { error: { code: "insufficient_quota", type: "insufficient_quota" } }));
    const { outcome, asked } = await write({ api });
    expect(outcome).toMatchObject({ reason: "quota" });
    expect(asked).toHaveLength(1);
  });

  test("the log has codes and request ids, and neither key nor words", async () => {
    endpoint.plan(
      answer(401, {
        error: { code: "invalid_api_key", message: `Incorrect key sk-secret for ${TASK.parameters.topic}` },
      }),
    );
    const failed = await write({ api });
    expect(failed.outcome).toMatchObject({ reason: "configuration" });
    endpoint.plan(whole(POST));
    const { lines } = await write({ api });
    expect([...failed.lines, ...lines]).toHaveLength(2);
    expect(failed.lines[0]).toContain('"code":"invalid_api_key"');
    for (const line of [...failed.lines, ...lines]) {
      expect(line).toContain("req_scripted");
      expect(line).not.toMatch(/sk-secret|Fewer meetings|meetings end|Incorrect/);
    }
  });
});

describe("responses", () => {
  test("nothing is kept there, and the schema is sent", async () => {
    endpoint.plan(responses(POST));
    const { asked } = await write();
    expect(asked[0]).toMatchObject({
      path: "/v1/responses",
      headers: { authorization: "Bearer sk-secret" },
      body: {
        model: "gpt-test",
        store: false,
        stream: true,
        text: { format: { type: "json_schema", name: "post", strict: true } },
      },
    });
    expect(asked[0]!.body).not.toHaveProperty("temperature");
    expect(asked[0]!.body).not.toHaveProperty("tools");
    expect(asked[0]!.headers).not.toHaveProperty("openai-organization");
  });

  test("a person is a hash", async () => {
    endpoint.plan(responses(POST));
    const { log } = quietLog();
    const writer = createWriter({
      baseUrl: endpoint.url,
      apiKey: "k",
      model: "m",
      api: "responses",
      timeoutMs: 5_000,
      researchTimeoutMs: 5_000,
      log,
    });
    const progress = { signal: new AbortController().signal, userId: "user-1" };
    await writer.write(TASK, progress);
    expect(endpoint.asked[0]!.body.safety_identifier).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(endpoint.asked[0]!.body)).not.toContain("user-1");
  });

  test("of several messages the last one counts", async () => {
    endpoint.plan(
      stream([
        ...deltas('{"text":"Let me think', 0),
        ...deltas(POST, 1),
        { type: "response.completed", response: { output: [] } },
      ]),
    );
    expect((await write()).outcome).toMatchObject({
      kind: "done",
      value: { text: TEXT },
      model: "gpt-test",
      usage: null,
    });
  });

  test("a text that comes only with the end", async () => {
    endpoint.plan(
      stream([
        {
          type: "response.completed",
          response: { output: [{ type: "message", content: [{ type: "output_text", text: POST }] }] },
        },
      ]),
    );
    expect((await write()).outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
  });

  test("research: the tool, the place, and sources that were really found", async () => {
    const listed = [
      { title: "Study", url: "https://found.example/study" },
      { title: "Invented", url: "https://invented.example/" },
      { title: "Bad", url: "javascript:alert(1)" },
    ];
    const text = JSON.stringify({ text: TEXT, hashtags: [], sources: listed });
    const annotations = [
      {
        type: "url_citation",
        url: "https://cited.example/?utm_source=openai",
        title: "Cited",
        start_index: 0,
        end_index: 1,
      },
    ];
    const search = {
      type: "web_search_call",
      action: { type: "search", sources: [{ type: "url", url: "https://found.example/study?utm_source=x" }] },
    };
    endpoint.plan(
      responses(text, {
        output: [search, { type: "message", content: [{ type: "output_text", text, annotations }] }],
      }),
    );
    const { outcome, asked } = await write({}, withParameters({ useResearch: true }));
    expect(outcome).toMatchObject({
      value: {
        sources: [
          { title: "Cited", url: "https://cited.example/" },
          { title: "Study", url: "https://found.example/study" },
        ],
      },
    });
    expect(asked[0]!.body).toMatchObject({
      tools: [{ type: "web_search", search_context_size: "low" }],
      include: ["web_search_call.action.sources"],
    });
  });

  test("without research there are no sources, whatever the model says", async () => {
    endpoint.plan(
      responses(
        JSON.stringify({ text: TEXT, hashtags: [], sources: [{ title: "T", url: "https://a.example/" }] }),
      ),
    );
    expect((await write()).outcome).toMatchObject({ value: { sources: [] } });
  });
});

describe("chat", () => {
  test("a system message, and older words for servers other than OpenAI's", async () => {
    endpoint.plan(chat(POST));
    const { asked } = await write({ api: "chat" });
    expect(asked[0]).toMatchObject({
      path: "/v1/chat/completions",
      body: {
        messages: [{ role: "system" }, { role: "user" }],
        max_tokens: 16_000,
        response_format: { type: "json_schema" },
      },
    });
    expect(asked[0]!.body).not.toHaveProperty("max_completion_tokens");
  });

  test("what a server refuses is left out, also the next time", async () => {
    const refused = answer(400, {
      error: { message: "response_format json_schema is not supported", param: null },
    });
    endpoint.plan(refused, chat(POST), chat(POST));
    const { log } = quietLog();
    const writer = createWriter({
      baseUrl: endpoint.url,
      apiKey: "k",
      model: "m",
      api: "chat",
      timeoutMs: 5_000,
      researchTimeoutMs: 5_000,
      log,
    });
    for (const _ of [1, 2])
      expect(await writer.write(TASK, { signal: new AbortController().signal })).toMatchObject({
        kind: "done",
      });
    expect(endpoint.asked.map(({ body }) => (body.response_format as { type: string }).type)).toEqual([
      "json_schema",
      "json_object",
      "json_object",
    ]);
  });

  test("a stream without an end is none", async () => {
    endpoint.plan(chat(POST, null));
    expect((await write({ api: "chat" })).outcome).toEqual({
      kind: "failed",
      reason: "unavailable",
      partial: TEXT,
    });
  });

  test("no research", async () => {
    endpoint.plan(chat(POST));
    const { asked } = await write({ api: "chat" }, withParameters({ useResearch: true }));
    expect(asked[0]!.body).not.toHaveProperty("tools");
  });
});
