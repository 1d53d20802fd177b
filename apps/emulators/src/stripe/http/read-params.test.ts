import type Stripe from "stripe";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiError } from "./api-error";
import { boolean, integer, mergeMetadata, metadata, pagination, paramsOf, text } from "./params";
import { readParams } from "./parse-form";

const schema = z.strictObject({
  price: text,
  quantity: integer.optional(),
  active: boolean.optional(),
  locale: z.enum(["de", "en"]).optional(),
  data: z.strictObject({ metadata }).optional(),
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

test("values are read by their type", () => {
  expect(readParams(schema, { price: "p", quantity: "3", active: "true" })).toEqual({
    price: "p",
    quantity: 3,
    active: true,
  });
});

test("an unknown parameter is named with its whole path, before a missing one", () => {
  expect(refused({ foo: "1" })).toEqual({
    code: "parameter_unknown",
    param: "foo",
    message: "Received unknown parameter: foo. If Stripe takes it, this emulator does not have it.",
  });
  expect(refused({ price: "p", data: { x: "1" } })).toMatchObject({ param: "data[x]" });
});

test("a missing value, an empty one, and one that is not emulated are refused by name", () => {
  expect(refused({})).toMatchObject({ code: "parameter_missing", param: "price" });
  expect(refused({ price: "" })).toMatchObject({ param: "price" });
  expect(refused({ price: "p", quantity: "1.5" })).toMatchObject({ param: "quantity" });
  expect(refused({ price: "p", data: "x" })).toMatchObject({ param: "data" });
  expect(refused({ price: "p", locale: "fr" })).toMatchObject({
    param: "locale",
    message: expect.stringContaining("this emulator does not have it") as string,
  });
});

test("a schema with an invented name does not compile", () => {
  // @ts-expect-error The SDK has no parameter of this name.
  paramsOf<Stripe.WebhookEndpointListParams>()({ ...pagination, invented: text });
  expect(Object.keys(paramsOf<Stripe.WebhookEndpointListParams>()(pagination).shape)).toHaveLength(3);
});

test("metadata is merged, and an empty value removes a key", () => {
  const before = { a: "1", b: "2" };
  expect(mergeMetadata(before, { a: "", c: "3" })).toEqual({ b: "2", c: "3" });
  expect(mergeMetadata(before, undefined)).toEqual(before);
});
