import { expect, test } from "vitest";
import { listFields, type Schema } from "./schema-fields";

const typeOf = (schema: Schema) =>
  listFields({ properties: { a: schema } })[0]!
    .type.map(({ text }) => text)
    .join("");

test.each<[Schema, string]>([
  [{ type: "string" }, "string"],
  [{ type: "string", format: "uuid" }, "uuid"],
  [{ type: ["string", "null"] }, "string | null"],
  [{ type: "array", items: { $ref: "#/components/schemas/Poll" } }, "Poll[]"],
  [{ anyOf: [{ $ref: "#/components/schemas/Poll" }, { type: "null" }] }, "Poll | null"],
  [
    { anyOf: [{ const: "now", type: "string" }, { $ref: "#/components/schemas/WallTime" }] },
    '"now" | WallTime',
  ],
  [{}, "object"],
])("the type of %j is %s", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test("a type that is described elsewhere names its object", () => {
  const [field] = listFields({ properties: { poll: { $ref: "#/components/schemas/Poll" } } });
  expect(field!.type).toEqual([{ text: "Poll", object: "Poll" }]);
});

test("fields of objects without a name are listed with the way to them", () => {
  const inner = { type: "object", properties: { field: { type: "string" } }, required: ["field"] };
  const fields = listFields({
    properties: {
      workspace: inner,
      fields: { type: "array", items: inner },
      card: { anyOf: [inner, { type: "null" }] },
    },
    required: ["workspace"],
  });
  expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["workspace", true],
    ["workspace.field", true],
    ["fields", false],
    ["fields[].field", true],
    ["card", false],
    ["card.field", true],
  ]);
});

test("a limit, a default and the values are kept where they say something", () => {
  const [limit, version, text] = listFields({
    properties: {
      limit: { type: "integer", minimum: 1, maximum: 100, default: 30 },
      version: { type: "integer", minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      text: { type: "string", default: "", maxLength: 20, enum: ["a", "b"] },
    },
  });
  expect(limit).toMatchObject({ range: { from: 1, to: 100 }, defaultValue: "30" });
  expect(version).toMatchObject({ range: null });
  expect(text).toMatchObject({ defaultValue: null, maxLength: 20, values: ["a", "b"] });
});
