import { expect, test } from "vitest";
import { POST_SCHEMA, readEvents, readJson } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

test("a completion has the shape of Chat Completions", async () => {
  const body = await readJson(await harness.chat());
  expect(body).toMatchObject({
    id: expect.stringMatching(/^chatcmpl-/),
    object: "chat.completion",
    model: "outline",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", refusal: null } }],
  });
  const { prompt_tokens, completion_tokens, total_tokens } = body.usage;
  expect(total_tokens).toBe(prompt_tokens + completion_tokens);
  expect(JSON.parse(body.choices[0].message.content).text).toMatch(/^Gliederung, keine KI:/);
});

test("a stream has role, pieces, end, counts in a chunk without choices, and [DONE]", async () => {
  const { events, whole } = await readEvents(
    await harness.chat({ stream: true, stream_options: { include_usage: true } }),
  );
  expect(whole).toBe(true);
  expect(events.every(({ name }) => name === null)).toBe(true);
  expect(events.at(-1)!.done).toBe(true);
  const chunks = events.slice(0, -1).map(({ data }) => data);
  expect(chunks[0]!.choices[0].delta).toEqual({ role: "assistant", content: "", refusal: null });
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  expect(chunks.at(-2)!.choices[0]).toMatchObject({ delta: {}, finish_reason: "stop" });
  expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
  const text = chunks.map((chunk) => (chunk.choices[0]?.delta.content as string | undefined) ?? "").join("");
  expect(JSON.parse(text)).toMatchObject({ text: expect.stringContaining("Homeoffice"), hashtags: [] });
});

test("a stream has no counts unless requested", async () => {
  const { events } = await readEvents(await harness.chat({ stream: true }));
  expect(events.some(({ data }) => "usage" in data)).toBe(false);
});

test.each([
  ["no model", { model: undefined }, "you must provide a model parameter"],
  ["no messages", { messages: [] }, "Invalid 'messages': empty array"],
  ["max_tokens", { max_tokens: 100 }, "Use 'max_completion_tokens' instead."],
  ["a temperature", { temperature: 0.2 }, "Only the default (1) value is supported."],
  ["a field of Responses", { input: "a" }, "Unrecognized request argument supplied: input"],
  ["the search tool", { tools: [{ type: "web_search" }] }, "Supported values are: 'function', 'custom'."],
  [
    "counts of no stream",
    { stream_options: { include_usage: true } },
    "only allowed when 'stream' is enabled",
  ],
  [
    "an open schema",
    {
      response_format: {
        type: "json_schema",
        json_schema: {
          name: "post",
          strict: true,
          schema: { ...POST_SCHEMA, additionalProperties: undefined },
        },
      },
    },
    "Invalid schema for response_format 'post': In context=(), 'additionalProperties' is required",
  ],
])("a request with %s is 400", async (_, part, message) => {
  const answer = await harness.chat(part);
  expect([answer.status, await readJson(answer)]).toMatchObject([
    400,
    { error: { type: "invalid_request_error", message: expect.stringContaining(message) } },
  ]);
});

test("a server without schemas accepts max_tokens and json_object", async () => {
  await harness.control.settings({ reasoningModel: false, chatFormats: "json_object" });
  expect((await harness.chat()).status).toBe(400);
  const asked = {
    response_format: { type: "json_object" },
    messages: [{ role: "user", content: "Answer in JSON: quiet hours" }],
    max_tokens: 4_000,
  };
  const body = await readJson(await harness.chat(asked));
  expect(JSON.parse(body.choices[0].message.content).text).toContain("quiet hours");
  expect(await readJson(await harness.chat({ ...asked, max_tokens: 5 }))).toMatchObject({
    choices: [{ finish_reason: "length" }],
    usage: { completion_tokens: 5 },
  });
});
