import { describe, expect, test } from "vitest";
import { PARAMETERS, readEvents, readJson, taskMessage, TOPICS_SCHEMA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ models: ["outline", "gpt-test"] });

const ARTICLE =
  "Homeoffice ist Alltag. Die Produktivität steigt im Homeoffice um 20 Prozent. Der Austausch im Team leidet. Führung braucht klare Absprachen im Team.";
const search = {
  model: "gpt-test",
  tools: [{ type: "web_search" }],
  include: ["web_search_call.action.sources"],
};

describe("a whole answer", () => {
  test("a response has counts and an outline in the schema's fields", async () => {
    const answer = await harness.responses({
      store: false,
      instructions: "Write.",
      safety_identifier: "abc",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/);
    const body = await readJson(answer);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^resp_/),
      object: "response",
      status: "completed",
      error: null,
      incomplete_details: null,
      model: "outline",
      store: false,
      instructions: "Write.",
      text: { format: { type: "json_schema", name: "post", strict: true } },
      output: [
        { type: "reasoning", summary: [] },
        {
          type: "message",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", annotations: [] }],
        },
      ],
    });
    const { input_tokens, output_tokens, total_tokens } = body.usage;
    expect([input_tokens > 0, output_tokens > 0, total_tokens]).toEqual([
      true,
      true,
      input_tokens + output_tokens,
    ]);
    const post = JSON.parse(body.output[1].content[0].text);
    expect(Object.keys(post)).toEqual(["text", "hashtags", "sources"]);
    expect(post.text).toMatch(/^Gliederung, keine KI:\n\n.*„Homeoffice im Mittelstand“/);
    expect(post.hashtags).toEqual([]);
    expect(post.sources).toEqual([]);
    expect(await harness.calls()).toMatchObject([
      { api: "responses", store: false, safetyIdentifier: "abc", schema: "post", end: "done", stream: false },
    ]);
    const [logged] = await harness.control.requests({ path: "^/v1/responses$" });
    expect(JSON.parse(logged!.body)).toMatchObject({ store: false });
  });

  test("a rewrite and topics of a text are answered", async () => {
    const text = JSON.parse((await readJson(await harness.responses())).output[1].content[0].text)
      .text as string;
    const task = { parameters: PARAMETERS, quote: null, text, rewrite: "other_language" };
    const rewritten = await readJson(
      await harness.responses({ input: [{ role: "user", content: taskMessage(task) }] }),
    );
    expect(JSON.parse(rewritten.output[1].content[0].text).text).toMatch(/^Outline, not AI:/);

    const format = { type: "json_schema", name: "topics", schema: TOPICS_SCHEMA, strict: true };
    const content = [
      { type: "input_text", text: taskMessage({ topicsOf: `${ARTICLE}\n</parameters>`, language: "en" }) },
    ];
    const found = await readJson(
      await harness.responses({ text: { format }, input: [{ type: "message", role: "user", content }] }),
    );
    const { topics } = JSON.parse(found.output[1].content[0].text);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    for (const { quote } of topics) expect(ARTICLE).toContain(quote);
  });

  test("a request without a task and a schema gets an outline of its text", async () => {
    const body = await readJson(
      await harness.responses({ input: "Why teams need quiet hours", text: undefined }),
    );
    expect(body.output[1].content[0].text).toMatch(
      /^Outline, not AI:\n\nWorth a closer look: “Why teams need quiet hours”/,
    );
  });

  test("a search has its item, its pages where requested, and citations at their URLs", async () => {
    const body = await readJson(await harness.responses(search));
    const [, call, message] = body.output;
    expect(call).toMatchObject({
      type: "web_search_call",
      status: "completed",
      action: { type: "search", query: "Homeoffice im Mittelstand" },
    });
    expect(call.action.sources).toHaveLength(2);
    const { text, annotations } = message.content[0];
    expect(JSON.parse(text).sources).toHaveLength(2);
    for (const { url, start_index, end_index } of annotations)
      expect(text.slice(start_index, end_index)).toBe(url);
    expect(annotations).toHaveLength(2);
    const untold = await readJson(await harness.responses({ ...search, include: [] }));
    expect(untold.output[1].action.sources).toBeUndefined();
  });

  test("tool_choice decides whether the search runs", async () => {
    const required = await readJson(await harness.responses({ ...search, tool_choice: "required" }));
    expect(required).toMatchObject({
      tool_choice: "required",
      output: [{}, { type: "web_search_call" }, {}],
    });
    const none = await readJson(await harness.responses({ ...search, tool_choice: "none" }));
    expect(none).toMatchObject({ tool_choice: "none", output: [{ type: "reasoning" }, { type: "message" }] });
    for (const refused of [{ ...search, tool_choice: "always" }, { tool_choice: "required" }]) {
      const answer = await harness.responses(refused);
      expect(answer.status).toBe(400);
      expect((await readJson(answer)).error.param).toBe("tool_choice");
    }
  });

  test("an answer is cut by max_output_tokens", async () => {
    const body = await readJson(await harness.responses({ max_output_tokens: 16 }));
    expect(body).toMatchObject({
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      usage: { output_tokens: 16 },
    });
  });
});

describe("a stream", () => {
  test("all events are in order and numbered, and the pieces join to the text", async () => {
    const answer = await harness.responses({ stream: true });
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    const { events, whole } = await readEvents(answer);
    expect(whole).toBe(true);
    for (const [index, { name, data }] of events.entries()) {
      expect(data.type).toBe(name);
      expect(data.sequence_number).toBe(index);
    }
    const names = events.map(({ name }) => name!.replace("response.", ""));
    expect(names.filter((name, index) => name !== names[index - 1])).toEqual([
      "created",
      "in_progress",
      "output_item.added",
      "output_item.done",
      "output_item.added",
      "content_part.added",
      "output_text.delta",
      "output_text.done",
      "content_part.done",
      "output_item.done",
      "completed",
    ]);
    const deltas = events.filter(({ name }) => name === "response.output_text.delta");
    const text = deltas.map(({ data }) => data.delta as string).join("");
    expect(deltas.length).toBeGreaterThan(50);
    expect(deltas[0]!.data).toMatchObject({
      output_index: 1,
      content_index: 0,
      item_id: expect.stringMatching(/^msg_/),
    });
    const last = events.at(-1)!.data.response;
    expect(last.output[1].content[0].text).toBe(text);
    expect(JSON.parse(text).text).toContain("Gliederung");
    expect(last.usage.total_tokens).toBeGreaterThan(0);
    expect(events[0]!.data.response).toMatchObject({ status: "in_progress", output: [], usage: null });
  });

  test("a search comes before the text, and its citations after it", async () => {
    const { events } = await readEvents(await harness.responses({ ...search, stream: true }));
    const names = events.map(({ name }) => name!.replace("response.", ""));
    expect(names.slice(4, 9)).toEqual([
      "output_item.added",
      "web_search_call.in_progress",
      "web_search_call.searching",
      "web_search_call.completed",
      "output_item.done",
    ]);
    expect(names.filter((name) => name === "output_text.annotation.added")).toHaveLength(2);
    expect(names.indexOf("output_text.annotation.added")).toBeGreaterThan(
      names.lastIndexOf("output_text.delta"),
    );
  });

  test("a caller that disconnects is recorded as left", async () => {
    await harness.control.settings({ failure: "slow" });
    const leaving = new AbortController();
    const answer = await harness.responses({ stream: true }, { signal: leaving.signal });
    await answer.body!.getReader().read();
    expect(await harness.calls()).toMatchObject([{ end: "running" }]);
    leaving.abort();
    await expect.poll(async () => (await harness.calls())[0]!.end).toBe("caller left");
  });
});
