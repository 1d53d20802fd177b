import type { Db } from "@takt/db/client";
import { listRequestQueue, type QueuedRequest } from "@takt/domain/privacy/list-request-queue";
import { systemClock } from "@takt/domain/shared/core-deps";
import { sanitizeForTerminal } from "./sanitize-for-terminal";

/** The number of requests that are printed. */
const MAX_REQUESTS = 100;

/** Prints data requests: open ones, what is due first on top, or closed ones. @returns the exit code */
export async function printRequests(db: Db, open: boolean): Promise<number> {
  const deps = { db, clock: systemClock };
  const { requests, nextCursor } = await listRequestQueue(deps, { open, limit: MAX_REQUESTS });
  for (const request of requests) for (const line of describe(request)) console.log(line);
  if (requests.length === 0) console.log(open ? "No data request is open." : "No data request is closed.");
  if (nextCursor) console.log(`These are the first ${MAX_REQUESTS}; the console at /provider shows all.`);
  return 0;
}

function describe({ reference, type, state, overdue, dueAt, email, name, details, note }: QueuedRequest) {
  const head = [
    reference,
    state.padEnd(10),
    type.padEnd(16),
    `due ${dueAt.toISOString()}${overdue ? " OVERDUE" : ""}`,
    sanitizeForTerminal(email),
    sanitizeForTerminal(name),
  ].join("  ");
  return [
    head,
    ...(details ? [`  details: ${sanitizeForTerminal(details)}`] : []),
    ...(note ? [`  note: ${sanitizeForTerminal(note)}`] : []),
  ];
}
