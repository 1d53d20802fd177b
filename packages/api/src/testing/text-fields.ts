import type { $ZodType } from "zod/v4/core";

/** A place in an input where a text comes in, and the schema that takes it. */
export type TextField = { path: string; schema: $ZodType };

/** The parts of zod's schemas that are walked, as `_zod.def` has them. */
type Def = {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  options?: readonly $ZodType[];
  valueType?: $ZodType;
};

/** Schemas that take no text but one of a list. */
const TEXTLESS = new Set([
  "enum",
  "literal",
  "boolean",
  "number",
  "int",
  "date",
  "null",
  "undefined",
  "never",
]);

/** Returns all fields of an input that take a text, also those that are optional. Throws for a schema that takes anything. */
export function findTextFields(schema: $ZodType, path: string): TextField[] {
  const def = schema._zod.def as unknown as Def;
  const inner = (of: $ZodType, name = "") => findTextFields(of, `${path}${name}`);
  // A pipe's output is judged at its end.
  if (def.type === "string" || def.type === "pipe") return [{ path, schema }];
  if (def.shape) return Object.entries(def.shape).flatMap(([key, of]) => inner(of, `.${key}`));
  if (def.element) return inner(def.element, "[]");
  if (def.options) return def.options.flatMap((of) => inner(of));
  if (def.valueType) return inner(def.valueType, "{}");
  if (def.innerType) return inner(def.innerType);
  if (TEXTLESS.has(def.type)) return [];
  throw new Error(`${path} is a ${def.type}, whose texts are not known`);
}
