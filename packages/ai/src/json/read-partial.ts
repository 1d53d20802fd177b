import { parsePartialJson } from "./parse-partial-json";

/** Returns the string under `key` of a growing JSON object as far as it goes; "" before it begins. */
export function readPartialText(raw: string, key: string): string {
  const text = readField(raw, key).field;
  return typeof text === "string" ? text : "";
}

/** Returns the complete objects in the list under `key` of a growing JSON object. */
export function readWholeItems(raw: string, key: string): object[] {
  const { field, open } = readField(raw, key);
  if (!Array.isArray(field)) return [];
  return field.filter((item): item is object => typeof item === "object" && item !== null && !open.has(item));
}

function readField(raw: string, key: string) {
  const { value, open } = parsePartialJson(raw);
  return { field: (value as Record<string, unknown> | undefined)?.[key], open };
}
