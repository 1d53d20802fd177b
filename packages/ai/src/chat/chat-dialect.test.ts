import { APIError } from "openai";
import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import { firstDialect, inDialect, simplerDialect } from "./chat-dialect";

const asked = { format: POST_FORMAT, person: "hash" };
const refusal = (message: string, param: string | null = null, status = 400) =>
  APIError.generate(status, { error: { message, param } }, undefined, new Headers());

test("OpenAI gets its own words, and is told to keep nothing", () => {
  const own = firstDialect("https://api.openai.com/v1");
  expect(inDialect(own, asked)).toMatchObject({
    response_format: { type: "json_schema", json_schema: { name: "post", strict: true } },
    max_completion_tokens: 16_000,
    stream_options: { include_usage: true },
    store: false,
    safety_identifier: "hash",
  });
  expect(inDialect(own, { ...asked, person: null })).not.toHaveProperty("safety_identifier");
  expect(firstDialect("https://my.openai.azure.com/openai/v1")).toEqual(own);
});

test("other servers get what all of them know", () => {
  const sent = inDialect(firstDialect("http://localhost:11434/v1"), asked);
  expect(sent).toMatchObject({ max_tokens: 16_000 });
  for (const field of ["store", "safety_identifier", "max_completion_tokens"])
    expect(sent).not.toHaveProperty(field);
  expect(firstDialect("https://openai.com.example/v1")).toMatchObject({ person: false, store: false });
});

test("what is refused is left out, a step at a time", () => {
  const first = firstDialect("http://localhost/v1");
  const second = simplerDialect(first, refusal("This model does not support json_schema"));
  expect(second).toEqual({ ...first, format: "json_object" });
  expect(inDialect(second!, asked).response_format).toEqual({ type: "json_object" });
  const third = simplerDialect(second!, refusal("unknown", "response_format", 422));
  expect(inDialect(third!, asked)).not.toHaveProperty("response_format");
  expect(simplerDialect(third!, refusal("response_format"))).toBeNull();

  expect(
    simplerDialect(
      first,
      refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    ),
  ).toEqual({ ...first, limit: "max_completion_tokens" });
  expect(simplerDialect(first, refusal("max_tokens is too large"))?.limit).toBe("none");
  expect(simplerDialect(first, refusal("extra field", "stream_options"))?.usage).toBe(false);
});

test("who is asked for and that nothing is kept are left out each on its own", () => {
  const own = firstDialect("https://api.openai.com/v1");
  const nobody = simplerDialect(own, refusal("Unrecognized request argument: safety_identifier"));
  expect(inDialect(nobody!, asked)).toMatchObject({ store: false });
  expect(inDialect(nobody!, asked)).not.toHaveProperty("safety_identifier");
  const kept = simplerDialect(own, refusal("x", "store"));
  expect(inDialect(kept!, asked)).toMatchObject({ safety_identifier: "hash" });
  expect(inDialect(kept!, asked)).not.toHaveProperty("store");
  const both = simplerDialect(nobody!, refusal("x", "store"));
  expect(both).toEqual({ ...own, person: false, store: false });
  expect(simplerDialect(both!, refusal("store and safety_identifier"))).toBeNull();
});

test("other refusals stand", () => {
  const first = firstDialect("http://localhost/v1");
  expect(simplerDialect(first, refusal("no such model", "model"))).toBeNull();
  expect(simplerDialect(first, refusal("response_format", null, 500))).toBeNull();
  expect(simplerDialect(first, new Error("response_format"))).toBeNull();
});
