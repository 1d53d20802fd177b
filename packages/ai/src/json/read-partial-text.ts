import { parsePartialJson } from "./parse-partial-json";

/** Returns the string under `key` of a growing JSON object as far as it goes; "" before it begins. */
export function readPartialText(raw: string, key: string): string {
  const { value } = parsePartialJson(raw);
  const text = (value as Record<string, unknown> | undefined)?.[key];
  return typeof text === "string" ? text : "";
}
