import type { Db } from "@takt/db/client";
import { listDecisions, type DecisionEntry } from "@takt/domain/waitlist/list-decisions";
import { sanitizeForTerminal } from "./sanitize-for-terminal";

/** The number of decisions that are printed. */
const MAX_ENTRIES = 100;

/** Prints the latest decisions, newest first. @returns the exit code */
export async function printAuditLog(db: Db): Promise<number> {
  const { decisions, nextCursor } = await listDecisions({ db }, { limit: MAX_ENTRIES });
  for (const entry of decisions) console.log(line(entry));
  if (decisions.length === 0) console.log("Nothing was decided yet.");
  if (nextCursor) console.log(`These are the latest ${MAX_ENTRIES}; the console at /provider shows all.`);
  return 0;
}

function line({
  at,
  decision,
  accountEmail,
  accountName,
  byCommandLine,
  deciderName,
  reason,
}: DecisionEntry) {
  return [
    at.toISOString(),
    decision.padEnd(10),
    sanitizeForTerminal(accountEmail),
    sanitizeForTerminal(accountName),
    `by ${byCommandLine ? "command line" : sanitizeForTerminal(deciderName)}`,
    ...(reason ? [`"${sanitizeForTerminal(reason)}"`] : []),
  ].join("  ");
}
