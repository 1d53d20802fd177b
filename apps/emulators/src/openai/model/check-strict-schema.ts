import { isRecord } from "../../core/is-record";

type Schema = Record<string, unknown>;

/** The keywords that strict mode does not support. */
const FORBIDDEN = [
  "allOf",
  "not",
  "dependentRequired",
  "dependentSchemas",
  "if",
  "then",
  "else",
  "patternProperties",
  "propertyNames",
  "unevaluatedProperties",
  "minProperties",
  "maxProperties",
  "unevaluatedItems",
  "contains",
  "uniqueItems",
  "prefixItems",
  "oneOf",
];
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5_000;

/** The real API's message when strict mode refuses a schema, or null when it accepts it. */
export function checkStrictSchema(schema: unknown): string | null {
  if (!isRecord(schema))
    return "In context=(), schema must be a JSON Schema of 'type: \"object\"', got 'type: \"None\"'.";
  if (schema.anyOf !== undefined || schema.type !== "object")
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${typeof schema.type === "string" ? schema.type : "None"}"'.`;
  const count = { properties: 0 };
  return check(schema, [], schema, count);
}

function check(schema: unknown, path: string[], root: Schema, count: { properties: number }): string | null {
  const context = `In context=(${path.map((part) => `'${part}'`).join(", ")}${path.length === 1 ? "," : ""}), `;
  if (!isRecord(schema)) return `${context}a schema must be an object.`;
  const forbidden = FORBIDDEN.find((keyword) => keyword in schema);
  if (forbidden) return `${context}'${forbidden}' is not permitted.`;
  if (path.filter((part) => part === "properties" || part === "items").length > MAX_DEPTH)
    return `${context}the schema exceeds the maximum nesting depth of ${MAX_DEPTH}.`;
  if (typeof schema.$ref === "string")
    return resolves(schema.$ref, root)
      ? null
      : `${context}reference to component '${schema.$ref}' which was not found in the schema.`;
  if (
    schema.type === undefined &&
    schema.anyOf === undefined &&
    schema.enum === undefined &&
    schema.const === undefined
  )
    return `${context}schema must have a 'type' key.`;

  if (isObject(schema)) {
    if (schema.additionalProperties !== false)
      return `${context}'additionalProperties' is required to be supplied and to be false.`;
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required) ? schema.required : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined)
      return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
    const extra = required.find((name) => !(String(name) in properties));
    if (extra !== undefined)
      return `${context}'required' is required to be supplied and to be an array including every key in properties. Extra required key '${String(extra)}' supplied.`;
    count.properties += required.length;
    if (count.properties > MAX_PROPERTIES)
      return `${context}the schema has more than ${MAX_PROPERTIES} properties.`;
  }
  if (schema.type === "array" && !isRecord(schema.items)) return `${context}array schema missing items.`;
  for (const [child, at] of children(schema, path)) {
    const fault = check(child, at, root, count);
    if (fault !== null) return fault;
  }
  return null;
}

function children(schema: Schema, path: string[]): [unknown, string[]][] {
  const named = ["properties", "$defs", "definitions"].flatMap((keyword) =>
    Object.entries(isRecord(schema[keyword]) ? schema[keyword] : {}).map(
      ([name, child]): [unknown, string[]] => [child, [...path, keyword, name]],
    ),
  );
  const listed = Array.isArray(schema.anyOf)
    ? schema.anyOf.map((child: unknown, index): [unknown, string[]] => [
        child,
        [...path, "anyOf", String(index)],
      ])
    : [];
  const items: [unknown, string[]][] = isRecord(schema.items) ? [[schema.items, [...path, "items"]]] : [];
  return [...named, ...listed, ...items];
}

function resolves(ref: string, root: Schema): boolean {
  if (ref === "#") return true;
  if (!ref.startsWith("#/")) return false;
  let at: unknown = root;
  for (const part of ref.slice(2).split("/").map(decodeURIComponent))
    at = isRecord(at) ? at[part] : undefined;
  return isRecord(at);
}

const isObject = ({ type }: Schema) => type === "object" || (Array.isArray(type) && type.includes("object"));
