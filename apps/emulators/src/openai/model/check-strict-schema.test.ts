import { expect, test } from "vitest";
import { POST_SCHEMA, TOPICS_SCHEMA } from "../testing/start-harness";
import { checkStrictSchema } from "./check-strict-schema";

const object = (properties: object, part = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...part,
});
const text = { type: "string" };

test.each([
  POST_SCHEMA,
  TOPICS_SCHEMA,
  object({ a: { type: ["string", "null"] }, b: { anyOf: [text, { type: "null" }] }, c: { enum: ["x"] } }),
  object({
    a: { type: "string", minLength: 1, maxLength: 3 },
    b: { type: "array", items: text, maxItems: 5 },
  }),
  object({ a: { $ref: "#/$defs/b" } }, { $defs: { b: object({ c: text }) }, $schema: "x" }),
])("a strict schema is accepted", (schema) => {
  expect(checkStrictSchema(schema)).toBeNull();
});

test.each([
  ["no object", { type: "array", items: text }, "got 'type: \"array\"'"],
  ["a choice at the root", { ...object({}), anyOf: [] }, "schema must be a JSON Schema of"],
  [
    "open",
    object({ a: text }, { additionalProperties: undefined }),
    "In context=(), 'additionalProperties' is required",
  ],
  [
    "open inside",
    object({ a: { type: "array", items: { type: "object", properties: {} } } }),
    "In context=('properties', 'a', 'items'), 'additionalProperties'",
  ],
  ["optional", object({ a: text, b: text }, { required: ["a"] }), "Missing 'b'"],
  ["required without being there", object({ a: text }, { required: ["a", "b"] }), "Extra required key 'b'"],
  ["allOf", object({ a: { allOf: [text] } }), "'allOf' is not permitted"],
  ["no type", object({ a: {} }), "schema must have a 'type' key"],
  ["no items", object({ a: { type: "array" } }), "array schema missing items"],
  ["a lost reference", object({ a: { $ref: "#/$defs/b" } }), "was not found in the schema"],
  [
    "open in a definition",
    object({ a: { $ref: "#/$defs/b" } }, { $defs: { b: { type: "object" } } }),
    "In context=('$defs', 'b'), 'additionalProperties'",
  ],
  ["null", null, "In context=()"],
])("a schema with %s is refused", (_, schema, fault) => {
  expect(checkStrictSchema(schema)).toContain(fault);
});
