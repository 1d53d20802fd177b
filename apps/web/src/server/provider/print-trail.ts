import type { Db } from "@takt/db/client";
import { listDecisions, type DecisionEntry } from "@takt/domain/waitlist/list-decisions";
import { plain } from "./plain";

/** How many decisions it prints. */
const LATEST = 100;

/** Prints the latest decisions, the newest first. @returns the exit code */
export async function printTrail(db: Db): Promise<number> {
  const { decisions, nextCursor } = await listDecisions({ db }, { limit: LATEST });
  for (const entry of decisions) console.log(line(entry));
  if (decisions.length === 0) console.log("Nothing was decided yet.");
  if (nextCursor) console.log(`These are the latest ${LATEST}; the console at /provider shows all.`);
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
    plain(accountEmail),
    plain(accountName),
    `by ${byCommandLine ? "command line" : plain(deciderName)}`,
    ...(reason ? [`"${plain(reason)}"`] : []),
  ].join("  ");
}
