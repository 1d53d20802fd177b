import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { toCsv } from "../shared/to-csv";
import { listLog } from "./list-log";
import type { LogEntry } from "./model/log-entry";

const PAGE_SIZE = 100;
const COLUMNS = [
  "at",
  "action",
  "by",
  "about",
  "role",
  "name",
] as const satisfies readonly (keyof LogEntry)[];

/** Writes the whole log of the workspace as CSV, newest first, with times in UTC (ISO 8601). Refuses with `act_forbidden`. */
export async function exportLog(deps: Pick<CoreDeps, "db">, actor: Actor): Promise<string> {
  const lines: (readonly (string | null)[])[] = [COLUMNS];
  for (let cursor: string | undefined; ;) {
    const { entries, nextCursor } = await listLog(deps, actor, {
      limit: PAGE_SIZE,
      ...(cursor && { cursor }),
    });
    lines.push(...entries.map(toLine));
    if (nextCursor === null) return toCsv(lines, actor.locale);
    cursor = nextCursor;
  }
}

function toLine(entry: LogEntry): (string | null)[] {
  return COLUMNS.map((column) => {
    const value = entry[column];
    return value instanceof Date ? value.toISOString() : value;
  });
}
