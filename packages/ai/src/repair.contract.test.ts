import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { holdTimers } from "./testing/hold-timers";
import { chat, deltas, responses, startScriptedEndpoint, stream } from "./testing/scripted-endpoint";
import { taskWith, TEXT, createTestWriter } from "./testing/write-test-post";

let endpoint: Awaited<ReturnType<typeof startScriptedEndpoint>>;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());
afterEach(() => void vi.restoreAllMocks());

const post = (text: string, more: object = {}) =>
  JSON.stringify({ text, hashtags: ["#Work"], sources: [], ...more });
/** Too long for a short post, which is a minor problem. */
const LONG = TEXT;
const GERMAN = "Die meisten Besprechungen sind zu lang. Das ist nicht neu. Aber es ist wahr.";
const BEGINNING = "Half";
const SHORT = taskWith({ length: "short" });
const TIMEOUT_MS = 60_000;
/** All tries together may take two timeouts. */
const DEADLINE_MS = 2 * TIMEOUT_MS;

/** A repair that begins and then goes silent. */
const stuck = (api: "responses" | "chat") => {
  const text = `{"text": "${BEGINNING}`;
  const events =
    api === "chat" ? [{ choices: [{ delta: { content: text }, finish_reason: null }] }] : deltas(text);
  return stream(events, () => {});
};

describe.each([["responses", responses] as const, ["chat", chat] as const])(
  "repairs over the API %s",
  (api, whole) => {
    const MODEL = api === "chat" ? "local" : "gpt-scripted";
    const used = { usage: { input: 10, output: 5 }, model: MODEL, requestId: "req_scripted" };

    /** Sends the first text, then a repair that never ends: it is stopped, or its time is up, as soon as it begins. */
    async function write(first: string, how: "stop" | "time-out") {
      endpoint.plan(whole(first), stuck(api));
      const { writer, lines } = createTestWriter(endpoint.url, { api, timeoutMs: TIMEOUT_MS });
      const stop = new AbortController();
      const deadline = holdTimers(DEADLINE_MS);
      const end = () => (how === "stop" ? stop.abort() : deadline.fire());
      const shown: string[] = [];
      const outcome = await writer.write(SHORT, {
        signal: stop.signal,
        userId: null,
        onText(text) {
          shown.push(text);
          if (text === BEGINNING) end();
        },
      });
      expect(endpoint.requests).toHaveLength(2);
      expect(shown.at(-1)).toBe(BEGINNING);
      expect(lines).toHaveLength(1);
      return { outcome, line: lines[0] };
    }

    test("the first text is used when its repair times out", async () => {
      const { outcome, line } = await write(post(LONG), "time-out");
      expect(outcome).toMatchObject({ ...used, kind: "done", value: { text: LONG, hashtags: [] } });
      expect(line).toMatch(/^info ai\.done .*"repairs":1,"late":true/);
    });

    test("the first text is kept when its repair is stopped", async () => {
      const { outcome } = await write(post(LONG), "stop");
      expect(outcome).toEqual({
        ...used,
        kind: "failed",
        reason: "stopped",
        partial: LONG,
        whole: { text: LONG, hashtags: [], sources: [] },
        promptVersion: expect.stringMatching(/^post-/) as string,
      });
    });

    test.each([
      ["stop", "stopped"],
      ["time-out", "timeout"],
    ] as const)(
      "a first text with a severe problem counts only as partial text (%s)",
      async (how, reason) => {
        const { outcome } = await write(post(GERMAN), how);
        expect(outcome).toMatchObject({ ...used, kind: "failed", reason, partial: GERMAN });
        expect(outcome).not.toHaveProperty("whole");
      },
    );

    test("an answer that is not JSON counts only as a beginning", async () => {
      const { outcome } = await write('{"text": "More than half a text', "time-out");
      expect(outcome).toMatchObject({ ...used, reason: "timeout", partial: "More than half a text" });
    });
  },
);

test("a text with the words of a claim is not repaired", async () => {
  const claim = "We launched it in May.";
  endpoint.plan(responses(post(claim)));
  const { writer } = createTestWriter(endpoint.url);
  const outcome = await writer.write(SHORT, { signal: new AbortController().signal, userId: null });
  expect(outcome).toMatchObject({ kind: "done", value: { text: claim } });
  expect(endpoint.requests).toHaveLength(1);
});

describe("the repair of a researched text", () => {
  const listed = { title: "Study", url: "https://found.example/study" };
  const search = {
    type: "web_search_call",
    action: { type: "search", sources: [{ type: "url", url: listed.url }] },
  };
  const annotations = [{ type: "url_citation", url: "https://cited.example/", title: "Cited" }];
  const found = (text: string) =>
    responses(text, {
      output: [search, { type: "message", content: [{ type: "output_text", text, annotations }] }],
    });
  const task = taskWith({ length: "short", useResearch: true });
  const good = "Most meetings end without a decision.";
  const cited = { title: "Cited", url: "https://cited.example/" };

  test.each([
    ["no sources", [], [cited, listed]],
    ["the same", [listed], [cited, listed]],
    ["one that was not found", [{ title: "T", url: "https://invented.example/" }], [cited]],
  ])(
    "a researched text is repaired without a second search; the repair lists %s",
    async (_, again, sources) => {
      endpoint.plan(found(post(LONG, { sources: [listed] })), responses(post(good, { sources: again })));
      const { writer } = createTestWriter(endpoint.url);
      const outcome = await writer.write(task, { signal: new AbortController().signal, userId: null });
      expect(endpoint.requests.map(({ body }) => "tools" in body)).toEqual([true, false]);
      expect(outcome).toMatchObject({ kind: "done", value: { text: good, sources } });
    },
  );
});
