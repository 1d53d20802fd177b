import { captureLog } from "@takt/domain/testing/capture-log";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { POST_FORMAT } from "./answers/post-answer";
import { completeWithChat } from "./chat/complete-with-chat";
import { createClient } from "./create-writer";
import { completeWithResponses } from "./responses/complete-with-responses";
import { answer, chat, responses, startScriptedEndpoint, stream } from "./testing/scripted-endpoint";
import { POST, TASK, TEXT, createTestWriter, writeTestPost } from "./testing/write-test-post";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
// Installed before the first client, which keeps references to the console's functions.
const printed = vi.spyOn(console, "error");
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

describe.each([["responses", responses] as const, ["chat", chat] as const])(
  "the transport over the API %s",
  (api, whole) => {
    test("the text grows as it arrives, and the outcome has model, usage and request id", async () => {
      endpoint.plan(whole(POST));
      const { outcome, shown } = await writeTestPost(endpoint.url, { api });
      expect(outcome).toEqual({
        kind: "done",
        value: { text: TEXT, hashtags: [], sources: [] },
        model: api === "chat" ? "local" : "gpt-scripted",
        promptVersion: "post-4.en",
        usage: { input: 10, output: 5 },
        requestId: "req_scripted",
      });
      expect(shown.length).toBeGreaterThan(5);
      shown.forEach((text, i) =>
        expect(TEXT.startsWith(text) && text.length > (shown[i - 1]?.length ?? 0)).toBe(true),
      );
      expect(shown.at(-1)).toBe(TEXT);
    });

    test("code fences and text around the JSON are ignored", async () => {
      endpoint.plan(whole(`Here you are:\n\`\`\`json\n${POST}\n\`\`\`\nEnjoy.`));
      expect((await writeTestPost(endpoint.url, { api })).outcome).toMatchObject({
        kind: "done",
        value: { text: TEXT },
      });
    });

    test("invalid JSON is requested again with the schema, and the text starts over", async () => {
      endpoint.plan(whole('{"text": "Half a'), whole(POST));
      const { outcome, shown } = await writeTestPost(endpoint.url, { api });
      expect(outcome).toMatchObject({ kind: "done", usage: { input: 20, output: 10 } });
      expect(shown).toContain("Half a");
      expect(shown.at(-1)).toBe(TEXT);
      expect(JSON.stringify(endpoint.requests[1]!.body)).toContain("Answer only with JSON for this schema");
    });

    test("invalid JSON twice is unusable", async () => {
      endpoint.plan(whole("Sorry?"), whole("[]"));
      expect((await writeTestPost(endpoint.url, { api })).outcome).toEqual({
        kind: "failed",
        reason: "unusable",
        partial: "",
        model: api === "chat" ? "local" : "gpt-scripted",
        promptVersion: expect.stringMatching(/^post-/) as string,
        usage: { input: 20, output: 10 },
        requestId: "req_scripted",
      });
    });

    test("a text with a problem is repaired once", async () => {
      const german = "Die meisten Besprechungen sind zu lang. Das ist nicht neu. Aber es ist wahr.";
      endpoint.plan(whole(JSON.stringify({ text: german, hashtags: [], sources: [] })), whole(POST));
      const { outcome, shown } = await writeTestPost(endpoint.url, { api });
      expect(outcome).toMatchObject({ kind: "done", value: { text: TEXT } });
      expect(shown).toContain(german);
      expect(JSON.stringify(endpoint.requests[1]!.body)).toContain("Write the whole text in English.");
    });

    test("an outline over the protocol is not repaired", async () => {
      const text = "Outline, not AI:\n\nTell what you saw: [the place].";
      endpoint.plan(whole(JSON.stringify({ text, hashtags: [], sources: [] })));
      const { outcome } = await writeTestPost(endpoint.url, { api, model: "outline" });
      expect(outcome).toMatchObject({ kind: "done", value: { text } });
      expect(endpoint.requests).toHaveLength(1);
    });

    test("the seven topics of the outcome are shown, and no invalid one", async () => {
      const topics = Array.from({ length: 9 }, (_, i) => ({
        title: `Topic ${i}`,
        angle: "A",
        quote: i === 2 ? "" : "Q",
        keywords: [],
      }));
      endpoint.plan(whole(JSON.stringify({ topics })));
      const { writer } = createTestWriter(endpoint.url, { api });
      const shown: FoundTopic[] = [];
      const outcome = await writer.findTopics(
        { text: TEXT, language: "en" },
        { signal: new AbortController().signal, userId: null, onTopic: (topic) => shown.push(topic) },
      );
      expect(outcome).toMatchObject({ kind: "done", value: shown });
      expect(shown.map(({ title }) => title)).toEqual([0, 1, 3, 4, 5, 6, 7].map((i) => `Topic ${i}`));
    });

    test("new topics of a repair are shown, and unchanged ones are not repeated", async () => {
      const topic = (title: string, angle: string) => ({ title, angle, quote: "Q", keywords: [] });
      const retained = topic("One", "This is the angle of the first one, and it is in English.");
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
      endpoint.plan(whole([retained, german]), whole([retained, english]));
      const shown: FoundTopic[] = [];
      const outcome = await createTestWriter(endpoint.url, { api }).writer.findTopics(
        { text: TEXT, language: "en" },
        { signal: new AbortController().signal, userId: null, onTopic: (one) => shown.push(one) },
      );
      expect(outcome).toMatchObject({ kind: "done", value: [retained, english] });
      expect(shown).toEqual([retained, english]);
    });

    test("a web page instead of a stream fails", async () => {
      endpoint.plan(answer(200, "<html>Login</html>", { "content-type": "text/html" }));
      expect((await writeTestPost(endpoint.url, { api })).outcome).toMatchObject({
        kind: "failed",
        reason: "unavailable",
      });
    });

    test("a stream of invalid JSON is not logged", async () => {
      endpoint.plan(
        (response) =>
          void response
            .writeHead(200, { "content-type": "text/event-stream" })
            .end("data: {secret words\n\n"),
      );
      expect((await writeTestPost(endpoint.url, { api })).outcome).toMatchObject({ reason: "unavailable" });
      expect(printed).not.toHaveBeenCalled();
    });

    test("silence after the headers and an endless drip are timeouts", async () => {
      endpoint.plan(stream([], () => {}));
      expect((await writeTestPost(endpoint.url, { api, timeoutMs: 200 })).outcome).toMatchObject({
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
      expect((await writeTestPost(endpoint.url, { api, timeoutMs: 200 })).outcome).toMatchObject({
        reason: "timeout",
      });
    });

    test("the idle timeout starts again with the response headers", async () => {
      endpoint.plan(stream([], () => {}));
      const client = createClient({
        baseUrl: endpoint.url,
        apiKey: "k",
        model: "m",
        api,
        timeoutMs: 5_000,
        researchTimeoutMs: 5_000,
        log: captureLog().log,
      });
      const complete =
        api === "chat"
          ? completeWithChat(client, "m", captureLog().log)
          : completeWithResponses(client, "m", { plain: 5_000, search: 5_000 });
      const given = new AbortController();
      const request = {
        instructions: "",
        messages: [],
        format: POST_FORMAT,
        search: null,
        safetyIdentifier: null,
      };
      await new Promise<void>((alive) => {
        void complete(request, { signal: given.signal, onRaw: () => {}, onEvent: alive }).catch(() => {});
      });
      given.abort();
      expect(endpoint.requests).toHaveLength(1);
    });

    test("a long Retry-After and an exhausted quota are not retried", async () => {
      endpoint.plan(answer(429, { error: { code: "rate_limit_exceeded" } }, { "retry-after": "3600" }));
      expect((await writeTestPost(endpoint.url, { api })).outcome).toMatchObject({ reason: "busy" });
      endpoint.plan(answer(429, { error: { code: "insufficient_quota", type: "insufficient_quota" } }));
      const { outcome } = await writeTestPost(endpoint.url, { api });
      expect(outcome).toMatchObject({ reason: "quota" });
      expect(endpoint.requests).toHaveLength(1);
    });

    test("the log has codes and request ids, but neither key nor text", async () => {
      endpoint.plan(
        answer(401, {
          error: { code: "invalid_api_key", message: `Incorrect key sk-secret for ${TASK.parameters.topic}` },
        }),
      );
      const failed = await writeTestPost(endpoint.url, { api });
      expect(failed.outcome).toMatchObject({ reason: "configuration" });
      endpoint.plan(whole(POST));
      const { lines } = await writeTestPost(endpoint.url, { api });
      expect([...failed.lines, ...lines]).toHaveLength(2);
      expect(failed.lines[0]).toContain('"code":"invalid_api_key"');
      for (const line of [...failed.lines, ...lines]) {
        expect(line).toContain("req_scripted");
        expect(line).not.toMatch(/sk-secret|Fewer meetings|meetings end|Incorrect/);
      }
    });
  },
);
