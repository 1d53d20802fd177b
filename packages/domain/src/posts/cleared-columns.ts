import { toColumn } from "@takt/db/sql";

/** Returns the assignments that empty columns, for the `set` of an update: `{ queuedAt: null }` is `queued_at = null`. */
export function clearedColumns(clears: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(clears).map(([field, value]) => `${toColumn(field)} = ${String(value)}`);
}
