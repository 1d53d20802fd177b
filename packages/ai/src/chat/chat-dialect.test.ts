import { APIError } from "openai";
import { expect, test } from "vitest";
import { POST_FORMAT } from "../answers/post-answer";
import { firstDialect, dialectFields, simplerDialect } from "./chat-dialect";

const requested = { format: POST_FORMAT, safetyIdentifier: "hash" };
const refusal = (message: string, param: string | null = null, status = 400) =>
  APIError.generate(status, { error: { message, param } }, undefined, new Headers());

test("OpenAI gets its own fields and `store: false`", () => {
  const own = firstDialect("https://api.openai.com/v1");
  expect(dialectFields(own, requested)).toMatchObject({
    response_format: { type: "json_schema", json_schema: { name: "post", strict: true } },
    max_completion_tokens: 16_000,
    stream_options: { include_usage: true },
    store: false,
    safety_identifier: "hash",
  });
  expect(dialectFields(own, { ...requested, safetyIdentifier: null })).not.toHaveProperty(
    "safety_identifier",
  );
  expect(firstDialect("https://my.openai.azure.com/openai/v1")).toEqual(own);
});

test("other servers get the common fields", () => {
  const sent = dialectFields(firstDialect("http://localhost:11434/v1"), requested);
  expect(sent).toMatchObject({ max_tokens: 16_000 });
  expect(sent).toMatchObject({ store: false });
  for (const field of ["safety_identifier", "max_completion_tokens"]) expect(sent).not.toHaveProperty(field);
  for (const host of ["openai.com.example", "azure.com", "notopenai.com", "myopenai.azure.com.example"])
    expect(firstDialect(`https://${host}/v1`)).toMatchObject({ safetyIdentifier: false, store: "tried" });
});

test.each(["my.openai.azure.com", "my.cognitiveservices.azure.com", "my.services.ai.azure.com"])(
  "the host %s is Azure's",
  (host) => expect(firstDialect(`https://${host}/openai/v1`)).toMatchObject({ store: "always" }),
);

test("refused fields are left out one at a time", () => {
  const first = firstDialect("http://localhost/v1");
  const second = simplerDialect(first, refusal("This model does not support json_schema"));
  expect(second).toEqual({ ...first, format: "json_object" });
  expect(dialectFields(second!, requested).response_format).toEqual({ type: "json_object" });
  const third = simplerDialect(second!, refusal("unknown", "response_format", 422));
  expect(dialectFields(third!, requested)).not.toHaveProperty("response_format");
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

test("a refused safety_identifier is left out, and `store: false` stays", () => {
  const own = firstDialect("https://api.openai.com/v1");
  const nobody = simplerDialect(own, refusal("Unrecognized request argument: safety_identifier"));
  expect(dialectFields(nobody!, requested)).toMatchObject({ store: false });
  expect(dialectFields(nobody!, requested)).not.toHaveProperty("safety_identifier");
});

test("`store: false` is always sent to OpenAI and Azure", () => {
  for (const host of ["api.openai.com", "my.openai.azure.com"])
    for (const no of [refusal("x", "store"), refusal("Unknown parameter: 'store'.")])
      expect(simplerDialect(firstDialect(`https://${host}/v1`), no)).toBeNull();
});

test("`store` is left out for a server that does not know the field", () => {
  const first = firstDialect("http://localhost/v1");
  for (const no of [
    refusal("x", "store"),
    refusal("Unknown parameter: 'store'.", "store"),
    refusal("Unrecognized request argument supplied: store", null, 422),
    refusal("property 'chat.completions.store' is unsupported"),
    refusal("Additional properties are not allowed ('store' was unexpected)"),
  ]) {
    const retained = simplerDialect(first, no);
    expect(retained).toEqual({ ...first, store: "refused" });
    expect(dialectFields(retained!, requested)).not.toHaveProperty("store");
    expect(simplerDialect(retained!, no)).toBeNull();
  }
  for (const no of [
    refusal("Unknown parameter: 'store'.", "model"),
    refusal("The app store is not supported"),
    refusal("store must be true"),
    refusal("Unknown parameter: 'store'.", null, 500),
  ])
    expect(simplerDialect(first, no)).toBeNull();
});

test("other refusals are not retried", () => {
  const first = firstDialect("http://localhost/v1");
  expect(simplerDialect(first, refusal("no such model", "model"))).toBeNull();
  expect(simplerDialect(first, refusal("response_format", null, 500))).toBeNull();
  expect(simplerDialect(first, new Error("response_format"))).toBeNull();
});
