import { isRecord } from "../../core/is-record";
import { errors } from "./errors";

/** A shape as Rest.li's data schemas describe one. */
export type Shape =
  | { type: "string" }
  | { type: "boolean" }
  | { type: "integer" }
  | { type: "enum"; symbols: string[] }
  | { type: "array"; items: Shape }
  | { type: "record"; required: Record<string, Shape>; optional: Record<string, Shape> }
  | { type: "union"; members: Record<string, Shape> };

export const string: Shape = { type: "string" };
export const boolean: Shape = { type: "boolean" };
export const anyOf = (...symbols: string[]): Shape => ({ type: "enum", symbols });
export const arrayOf = (items: Shape): Shape => ({ type: "array", items });
export const record = (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape => ({
  type: "record",
  required,
  optional,
});

/** A body of the shape. Throws the 422 that names all differences. */
export function requireShape<T>(shape: Shape, body: unknown): T {
  const lines = checkSchema(shape, body);
  if (lines.length > 0) throw errors.schema(lines);
  return body as T;
}

/** The differences between `value` and `shape`, in Rest.li's words and order (Microsoft Learn, Error Handling). */
function checkSchema(shape: Shape, value: unknown, path = ""): string[] {
  switch (shape.type) {
    case "string":
    case "boolean":
      return typeof value === shape.type
        ? []
        : [cannot(path, value, shape.type === "string" ? "String" : "Boolean")];
    case "integer":
      return Number.isInteger(value) ? [] : [cannot(path, value, "Long")];
    case "enum":
      return shape.symbols.includes(value as string)
        ? []
        : [`${path} :: ${JSON.stringify(value)} is not an enum symbol`];
    case "array":
      if (!Array.isArray(value)) return [cannot(path, value, "DataList")];
      return value.flatMap((item, i) => checkSchema(shape.items, item, `${path}/${i}`));
    case "record":
      return isRecord(value) ? checkRecord(shape, value, path) : [cannot(path, value, "DataMap")];
    case "union":
      return isRecord(value) ? checkUnion(shape, value, path) : [cannot(path, value, "DataMap")];
  }
}

const cannot = (path: string, value: unknown, type: string) =>
  `${path === "" ? "/" : path} :: ${JSON.stringify(value)} cannot be coerced to ${type}`;

function checkRecord(shape: Shape & { type: "record" }, value: Record<string, unknown>, path: string) {
  const lines: string[] = [];
  for (const [name, field] of Object.entries({ ...shape.required, ...shape.optional })) {
    const at = `${path}/${name}`;
    if (value[name] !== undefined) lines.push(...checkSchema(field, value[name], at));
    else if (name in shape.required)
      lines.push(`${at} :: field is required but not found and has no default value`);
  }
  for (const name of Object.keys(value)) {
    if (!(name in shape.required) && !(name in shape.optional)) {
      lines.push(`${path}/${name} :: unrecognized field found but not allowed`);
    }
  }
  return lines;
}

function checkUnion(shape: Shape & { type: "union" }, value: Record<string, unknown>, path: string) {
  const names = Object.keys(value);
  if (names.length > 1) return [`${path} :: DataMap should have no more than one entry for a union type`];
  return names.flatMap((name) => {
    const member = shape.members[name];
    if (!member) return [`${path} :: "${name}" is not a member type of union`];
    return checkSchema(member, value[name], `${path}/${name}`);
  });
}
