import { expect, test } from "vitest";
import { z } from "zod";
import * as inputs from "./order-input";
import { declarationInput } from "./declaration-input";

/** The fields of every input of billing, with the type that JSON Schema has for them. */
function getFields(schema: z.ZodType): { name: string; type: unknown; format: unknown }[] {
  const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as unknown as Json;
  return (json.anyOf ?? json.oneOf ?? [json]).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, { type, format }]) => ({ name, type, format })),
  );
}
type Json = {
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  type?: unknown;
  format?: unknown;
};

const SCHEMAS = [...Object.values(inputs), declarationInput].filter((one) => one instanceof z.ZodType);

test("no input of billing sets an instant, an amount or an address to return to", () => {
  const fields = SCHEMAS.flatMap(getFields);
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["previewId", "checkoutId", "wantedOn"]),
  );
  // A date has no type in JSON Schema.
  const untyped = fields.filter(({ name, type }) => type === undefined && name !== "wantedOn");
  expect(untyped).toEqual([]);
  const numbers = fields.filter(({ type }) => type === "number" || type === "integer");
  // It is compared with the price of the plan, and refused when it differs.
  expect([...new Set(numbers.map(({ name }) => name))]).toEqual(["priceCents"]);
  const leads = fields.filter(
    ({ name, format }) => /url|return|coupon|promotion|amount/i.test(name) || format === "uri",
  );
  expect(leads).toEqual([]);
});
