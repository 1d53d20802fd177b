type Schema = Record<string, unknown>;

/** The fields that a strict `schema` names, of `value`, else from `text` or zero; of alternatives the first. */
export function fitSchema(schema: Schema, value: unknown, text: string, root = schema): unknown {
  if (typeof schema.$ref === "string") return fitSchema(resolve(schema.$ref, root), value, text, root);
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? value : (schema.enum[0] as unknown);
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.anyOf)) {
    const options = schema.anyOf as Schema[];
    if (value === undefined && options.some((option) => option.type === "null")) return null;
    return fitSchema(options[0] ?? {}, value, text, root);
  }
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]) as unknown[];
  if (value === undefined && types.includes("null")) return null;
  switch (types[0]) {
    case "object": {
      const fields = (value ?? {}) as Record<string, unknown>;
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      return Object.fromEntries(
        properties.map(([name, property]) => [name, fitSchema(property, fields[name], text, root)]),
      );
    }
    case "array":
      return Array.isArray(value)
        ? value.map((item) => fitSchema((schema.items ?? {}) as Schema, item, text, root))
        : [];
    case "string":
      return typeof value === "string" ? value : text;
    case "integer":
    case "number":
      return typeof value === "number" ? value : ((schema.minimum as number | undefined) ?? 0);
    case "boolean":
      return value === true;
    default:
      return value ?? null;
  }
}

function resolve(ref: string, root: Schema): Schema {
  let at: unknown = root;
  for (const part of ref.slice(1).split("/").filter(Boolean)) at = (at as Schema)[decodeURIComponent(part)];
  return at as Schema;
}
