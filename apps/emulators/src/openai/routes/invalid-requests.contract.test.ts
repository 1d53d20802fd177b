import { describe, expect, test } from "vitest";
import { POST_SCHEMA, readJson } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ models: ["outline", "gpt-test"] });

describe("an invalid request", () => {
  const refusals: [string, Record<string, unknown>, object][] = [
    ["no model", { model: undefined }, { param: "model", code: "missing_required_parameter" }],
    ["no input", { input: undefined }, { param: "input", code: "missing_required_parameter" }],
    ["an unknown field", { max_tokens: 5 }, { param: "max_tokens", code: "unknown_parameter" }],
    ["a temperature", { temperature: 0.7 }, { param: "temperature" }],
    ["a tiny limit", { max_output_tokens: 5 }, { code: "integer_below_min_value" }],
    ["an unknown tool", { tools: [{ type: "browser" }] }, { param: "tools[0].type", code: "invalid_value" }],
    ["an unknown include", { include: ["all"] }, { param: "include[0]", code: "invalid_value" }],
    [
      "a part of Chat",
      { input: [{ role: "user", content: [{ type: "text", text: "a" }] }] },
      { param: "input[0].content[0].type", code: "invalid_value" },
    ],
    ["a long identifier", { safety_identifier: "x".repeat(129) }, { code: "string_above_max_length" }],
    ["JSON without the word", { text: { format: { type: "json_object" } } }, { param: "input" }],
    [
      "an open schema",
      {
        text: {
          format: {
            type: "json_schema",
            name: "post",
            schema: { ...POST_SCHEMA, additionalProperties: true },
          },
        },
      },
      {
        param: "text.format.schema",
        code: "invalid_json_schema",
        message:
          "Invalid schema for response_format 'post': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      },
    ],
    [
      "an optional field",
      {
        text: {
          format: { type: "json_schema", name: "post", schema: { ...POST_SCHEMA, required: ["text"] } },
        },
      },
      { code: "invalid_json_schema", message: expect.stringContaining("Missing 'hashtags'") },
    ],
    [
      "a name with a space",
      { text: { format: { type: "json_schema", name: "a post", schema: POST_SCHEMA } } },
      { param: "text.format.name" },
    ],
  ];
  test.each(refusals)("a request with %s is 400", async (_, part, error) => {
    const answer = await harness.responses(part);
    expect([answer.status, await readJson(answer)]).toMatchObject([
      400,
      { error: { type: "invalid_request_error", message: expect.any(String), ...error } },
    ]);
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
    expect(await harness.calls()).toEqual([]);
  });

  test("a schema that is not strict is accepted unchecked", async () => {
    const schema = { type: "object", properties: { text: { type: "string" } } };
    const format = { type: "json_schema", name: "post", schema, strict: false };
    const body = await readJson(await harness.responses({ text: { format } }));
    expect(Object.keys(JSON.parse(body.output[1].content[0].text))).toEqual(["text"]);
  });

  test("a missing key is 401, invalid JSON 400, another model or path 404", async () => {
    const unsigned = await harness.post("/v1/responses", "{}", {
      headers: { "content-type": "application/json" },
    });
    expect([unsigned.status, await readJson(unsigned)]).toMatchObject([
      401,
      {
        error: {
          message: expect.stringContaining("You didn't provide an API key."),
          type: "invalid_request_error",
          code: null,
        },
      },
    ]);
    expect((await harness.post("/v1/responses", "{")).status).toBe(400);
    const unknown = await harness.responses({ model: "gpt-9" });
    expect([unknown.status, await readJson(unknown)]).toMatchObject([
      404,
      { error: { code: "model_not_found" } },
    ]);
    const lost = await harness.post("/v1/embeddings", "{}");
    expect([lost.status, await readJson(lost)]).toMatchObject([
      404,
      { error: { message: "Invalid URL (POST /v1/embeddings)" } },
    ]);
    await harness.control.settings({ apis: ["chat"] });
    expect((await harness.responses()).status).toBe(404);
  });

  test("an input above the context window is refused", async () => {
    await harness.control.settings({ contextTokens: 10 });
    expect(await readJson(await harness.responses())).toMatchObject({
      error: { code: "context_length_exceeded" },
    });
  });
});

test("the models are listed", async () => {
  const get = (path: string) => fetch(harness.url + path, { headers: { authorization: "Bearer any" } });
  expect(await readJson(await get("/v1/models"))).toMatchObject({
    object: "list",
    data: [{ id: "outline", object: "model" }, { id: "gpt-test" }],
  });
  expect(await readJson(await get("/v1/models/outline"))).toMatchObject({ id: "outline" });
  expect((await get("/v1/models/other")).status).toBe(404);
  expect((await fetch(`${harness.url}/v1/models`)).status).toBe(401);
});
