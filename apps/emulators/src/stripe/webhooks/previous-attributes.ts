import { isRecord } from "../../core/is-record";

type Json = Record<string, unknown>;

/**
 * The values that a change has replaced, as `previous_attributes` has them: of a hash only the keys that differ, of a
 * list all of it, null for what was not there.
 */
export function previousAttributes(before: Json, after: Json): Json {
  const previous: Json = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    previous[key] = isRecord(old) && isRecord(now) ? previousAttributes(old, now) : (old ?? null);
  }
  return previous;
}
