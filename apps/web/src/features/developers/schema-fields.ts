/** The part of a JSON Schema that is read. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  description?: string;
  default?: unknown;
  example?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** A part of the name of a type; `object` is set where it names one that is described elsewhere. */
export type TypePart = { text: string; object?: string };

/** A field as a reader sees it; `name` has the way to it, such as `poll.options` or `fields[].field`. */
export type Field = {
  name: string;
  type: TypePart[];
  isRequired: boolean;
  description: string;
  /** The values that it can have, where they are few. */
  values: string[];
  /** JSON; null: none, or one that says nothing. */
  defaultValue: string | null;
  maxLength: number | null;
  maxItems: number | null;
  range: { from: number; to: number } | null;
};

/** Lists the fields of an object, those of objects within it that have no name of their own included. */
export function listFields({ properties = {}, required = [] }: Schema, prefix = ""): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = `${prefix}${key}`;
    return [toField(name, schema, required.includes(key)), ...listInner(name, schema)];
  });
}

function listInner(name: string, schema: Schema): Field[] {
  if (schema.items) return listInner(`${name}[]`, schema.items);
  const inner = [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties);
  return inner ? listFields(inner, `${name}.`) : [];
}

/** Converts one field. */
export function toField(name: string, schema: Schema, isRequired: boolean): Field {
  const { description = "", maxLength = null, maxItems = null } = schema;
  return {
    name,
    type: toType(schema),
    isRequired,
    description,
    values: (schema.enum ?? schema.items?.enum ?? []).map(String),
    defaultValue: toDefault(schema.default),
    maxLength,
    maxItems,
    range: toRange(schema),
  };
}

/** An integer without limits of its own has those of JavaScript. */
function toRange({ minimum: from, maximum: to }: Schema): Field["range"] {
  if (from === undefined || to === undefined || to === Number.MAX_SAFE_INTEGER) return null;
  return { from, to };
}

function toDefault(value: unknown): string | null {
  return value === undefined || value === "" || value === null ? null : JSON.stringify(value);
}

function toType(schema: Schema): TypePart[] {
  if (schema.$ref !== undefined) return [toObject(schema.$ref)];
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.anyOf) return joinTypes(schema.anyOf.map(toType));
  if (schema.items) return [...toType(schema.items), { text: "[]" }];
  const names = [schema.type ?? "object"].flat();
  return [{ text: names.map((name) => (name === "string" ? (schema.format ?? name) : name)).join(" | ") }];
}

/** Returns the object that a reference such as #/components/schemas/Post names. */
export function toObject(ref: string): Required<TypePart> {
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  return { text: name, object: name };
}

const joinTypes = (types: TypePart[][]): TypePart[] =>
  types.flatMap((parts, index) => (index === 0 ? parts : [{ text: " | " }, ...parts]));
