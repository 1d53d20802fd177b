import type Stripe from "stripe";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiError } from "./api-error";
import {
  boolean,
  emptyable,
  expand,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  paramsOf,
  text,
} from "./params";
import { readParams } from "./read-params";

const schema = z.strictObject({
  price: text,
  quantity: integer.optional(),
  active: boolean.optional(),
  locale: oneOf("de", "en", "fr").optional(),
  data: z.strictObject({ metadata: metadata.optional(), list: z.array(text).optional() }).optional(),
  note: emptyable(text).optional(),
});

/** The refusal of a form; it must be one. */
function refused(form: Parameters<typeof readParams>[1]) {
  let refusal: unknown;
  try {
    readParams(schema, form);
  } catch (error) {
    refusal = error;
  }
  const { status, body, beforeStart } = refusal as ApiError;
  expect([status, body.type, beforeStart]).toEqual([400, "invalid_request_error", true]);
  return { code: body.code, param: body.param, message: body.message };
}

test("values are read by their type, and an empty text unsets", () => {
  expect(readParams(schema, { price: "p", quantity: "3", active: "true", note: "" })).toEqual({
    price: "p",
    quantity: 3,
    active: true,
    note: null,
  });
});

test("an unknown parameter is named with its whole path, before a missing one", () => {
  expect(refused({ foo: "1" })).toEqual({
    code: "parameter_unknown",
    param: "foo",
    message: "Received unknown parameter: foo",
  });
  expect(refused({ price: "p", data: { x: "1", y: "2" } })).toEqual({
    code: "parameter_unknown",
    param: "data[x]",
    message: "Received unknown parameters: data[x], data[y]",
  });
});

test("a missing, an empty, a non-integer and an unlisted value are told apart", () => {
  expect(refused({})).toEqual({
    code: "parameter_missing",
    param: "price",
    message: "Missing required param: price.",
  });
  expect(refused({ price: "" })).toMatchObject({ code: "parameter_invalid_empty", param: "price" });
  expect(refused({ price: "p", quantity: "1.5" })).toEqual({
    code: "parameter_invalid_integer",
    param: "quantity",
    message: "Invalid integer: 1.5",
  });
  expect(refused({ price: "p", locale: "xx" })).toMatchObject({
    param: "locale",
    message: "Invalid locale: must be one of de, en, or fr",
  });
  expect(refused({ price: "p", data: "x" })).toMatchObject({ message: 'Invalid object: "x"' });
  expect(refused({ price: ["p"] })).toMatchObject({ message: 'Invalid string: ["p"]' });
});

test("a parameter of the SDK that is not emulated is refused by its name", () => {
  const list = paramsOf<Stripe.WebhookEndpointListParams>()({ limit: pagination.limit, expand }, [
    "starting_after",
    "ending_before",
  ]);
  expect(readParams(list, { limit: "3" })).toEqual({ limit: 3 });
  expect(() => readParams(list, { starting_after: "we_1" })).toThrow(
    "The parameter starting_after is not supported by this emulator of Stripe.",
  );
});

test("a schema with an invented or a forgotten name does not compile", () => {
  // @ts-expect-error The SDK has no parameter of this name.
  paramsOf<Stripe.WebhookEndpointListParams>()({ ...pagination, invented: text });
  // @ts-expect-error The parameter ending_before is neither known nor refused.
  paramsOf<Stripe.WebhookEndpointListParams>()({ limit: integer, expand }, ["starting_after"]);
  expect(Object.keys(paramsOf<Stripe.WebhookEndpointListParams>()(pagination).shape)).toHaveLength(4);
});

test("metadata is merged, an empty value removes a key and an empty whole all", () => {
  const before = { a: "1", b: "2" };
  expect(mergeMetadata(before, { a: "", c: "3" })).toEqual({ b: "2", c: "3" });
  expect(mergeMetadata(before, null)).toEqual({});
  expect(mergeMetadata(before, undefined)).toBe(before);
});
