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
  expect(sent).toMatchObject({ store: false });
  for (const field of ["safety_identifier", "max_completion_tokens"]) expect(sent).not.toHaveProperty(field);
  for (const host of ["openai.com.example", "azure.com", "notopenai.com", "myopenai.azure.com.example"])
    expect(firstDialect(`https://${host}/v1`)).toMatchObject({ person: false, store: "tried" });
});

test.each(["my.openai.azure.com", "my.cognitiveservices.azure.com", "my.services.ai.azure.com"])(
  "%s is Azure's",
  (host) => expect(firstDialect(`https://${host}/openai/v1`)).toMatchObject({ store: "always" }),
);

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

test("who asks is left out where it is refused, and nothing is kept all the same", () => {
  const own = firstDialect("https://api.openai.com/v1");
  const nobody = simplerDialect(own, refusal("Unrecognized request argument: safety_identifier"));
  expect(inDialect(nobody!, asked)).toMatchObject({ store: false });
  expect(inDialect(nobody!, asked)).not.toHaveProperty("safety_identifier");
});

test("that nothing is kept is never left out at OpenAI's and Azure's", () => {
  for (const host of ["api.openai.com", "my.openai.azure.com"])
    for (const no of [refusal("x", "store"), refusal("Unknown parameter: 'store'.")])
      expect(simplerDialect(firstDialect(`https://${host}/v1`), no)).toBeNull();
});

test("elsewhere it is left out where this very field is not known", () => {
  const first = firstDialect("http://localhost/v1");
  for (const no of [
    refusal("x", "store"),
    refusal("Unknown parameter: 'store'.", "store"),
    refusal("Unrecognized request argument supplied: store", null, 422),
    refusal("property 'chat.completions.store' is unsupported"),
    refusal("Additional properties are not allowed ('store' was unexpected)"),
  ]) {
    const kept = simplerDialect(first, no);
    expect(kept).toEqual({ ...first, store: "refused" });
    expect(inDialect(kept!, asked)).not.toHaveProperty("store");
    expect(simplerDialect(kept!, no)).toBeNull();
  }
  for (const no of [
    refusal("Unknown parameter: 'store'.", "model"),
    refusal("The app store is not supported"),
    refusal("store must be true"),
    refusal("Unknown parameter: 'store'.", null, 500),
  ])
    expect(simplerDialect(first, no)).toBeNull();
});

test("other refusals stand", () => {
  const first = firstDialect("http://localhost/v1");
  expect(simplerDialect(first, refusal("no such model", "model"))).toBeNull();
  expect(simplerDialect(first, refusal("response_format", null, 500))).toBeNull();
  expect(simplerDialect(first, new Error("response_format"))).toBeNull();
});
