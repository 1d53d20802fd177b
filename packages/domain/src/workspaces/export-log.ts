import { text } from "node:stream/consumers";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { toCsv, toCsvLine } from "../shared/to-csv";
import { listLog } from "./list-log";
import type { LogEntry } from "./model/log-entry";

const PAGE_SIZE = 100;
const COLUMNS = [
  "at",
  "action",
  "by",
  "via",
  "about",
  "role",
  "name",
] as const satisfies readonly (keyof LogEntry)[];

/** Writes the whole log of the workspace as CSV, newest first, with times in UTC (ISO 8601). Refuses with `act_forbidden`. */
export async function exportLog(deps: Pick<CoreDeps, "db">, actor: Actor): Promise<string> {
  return text(logCsv(deps, actor));
}

/** Writes the same page by page. */
export async function* logCsv(deps: Pick<CoreDeps, "db">, actor: Actor): AsyncGenerator<string> {
  yield toCsv([COLUMNS], actor.locale);
  for await (const entries of readLog(deps, actor))
    yield entries.map((entry) => toCsvLine(toLine(entry), actor.locale)).join("");
}

/** Reads the whole log of the workspace, newest first, page by page. Refuses with `act_forbidden`. */
export async function* readLog(deps: Pick<CoreDeps, "db">, actor: Actor): AsyncGenerator<LogEntry[]> {
  for (let cursor: string | undefined; ;) {
    const { entries, nextCursor } = await listLog(deps, actor, {
      limit: PAGE_SIZE,
      ...(cursor && { cursor }),
    });
    yield entries;
    if (nextCursor === null) return;
    cursor = nextCursor;
  }
}

function toLine(entry: LogEntry): (string | null)[] {
  return COLUMNS.map((column) => {
    const value = entry[column];
    return value instanceof Date ? value.toISOString() : value;
  });
}
