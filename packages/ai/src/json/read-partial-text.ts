import { parsePartialJson } from "./parse-partial-json";

/** The string under `key` of a JSON object that is still growing, as far as it came; "" when it has not begun. */
export function readPartialText(raw: string, key: string): string {
  const { value } = parsePartialJson(raw);
  const text = (value as Record<string, unknown> | undefined)?.[key];
  return typeof text === "string" ? text : "";
}
