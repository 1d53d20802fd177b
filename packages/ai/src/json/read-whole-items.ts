import { parsePartialJson } from "./parse-partial-json";

/** Returns the complete objects in the list under `key` of a growing JSON object. */
export function readWholeItems(raw: string, key: string): object[] {
  const { value, open } = parsePartialJson(raw);
  const items = (value as Record<string, unknown> | undefined)?.[key];
  if (!Array.isArray(items)) return [];
  return items.filter((item): item is object => typeof item === "object" && item !== null && !open.has(item));
}
