import { expect, test } from "vitest";
import { fitSchema } from "./fit-schema";

test("known fields are copied and others filled in, in the schema's order", () => {
  const schema = {
    type: "object",
    properties: {
      n: { type: "integer", minimum: 3 },
      text: { type: "string" },
      maybe: { type: ["string", "null"] },
      either: { anyOf: [{ type: "number" }, { type: "null" }] },
      kind: { enum: ["a", "b"] },
      fixed: { const: 7 },
      yes: { type: "boolean" },
      list: { type: "array", items: { $ref: "#/$defs/item" } },
      none: { type: "array", items: { type: "string" } },
    },
    $defs: { item: { type: "object", properties: { title: { type: "string" } } } },
  };
  const value = { text: "T", kind: "b", list: [{ title: "one", url: "x" }], other: 1 };
  expect(fitSchema(schema, value, "words")).toEqual({
    n: 3,
    text: "T",
    maybe: null,
    either: null,
    kind: "b",
    fixed: 7,
    yes: false,
    list: [{ title: "one" }],
    none: [],
  });
});
