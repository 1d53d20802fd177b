import { parseArgs } from "node:util";
import { createDb } from "@takt/db/client";
import { dbEnv } from "@takt/db/env";
import { reasonInput } from "@takt/domain/waitlist/model/decision-input";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";
import { decideAccounts } from "./decide-accounts";
import { printAccounts } from "./print-accounts";
import { printTrail } from "./print-trail";

const USAGE = `Usage: npm run provider -- waitlist list [waitlisted|active|rejected|all]
       npm run provider -- waitlist activate EMAIL-OR-ID...
       npm run provider -- waitlist reject EMAIL-OR-ID... --reason "TEXT"
       npm run provider -- waitlist trail`;

/** The provider's command line, run by scripts/provider.mjs. @returns the exit code */
export async function provider(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  const asked = read(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const db = createDb(dbEnv.parse(environment).DATABASE_URL, { max: 1 });
  try {
    if (asked.verb === "list") return await printAccounts(db, asked.status);
    if (asked.verb === "trail") return await printTrail(db);
    return await decideAccounts(db, asked.who, asked.decision);
  } finally {
    await db.$disconnect();
  }
}

/** What is asked for, or null: it cannot be read. */
function read(args: string[]) {
  const parsed = parse(args);
  if (!parsed) return null;
  const [noun, verb, ...who] = parsed.positionals;
  if (noun !== "waitlist") return null;
  const reason = reasonInput.safeParse(parsed.values.reason);
  if (verb === "reject" && who.length > 0 && reason.success)
    return { verb, who, decision: { decision: "rejected", reason: reason.data } } as const;
  // Nothing else takes a reason.
  if (parsed.values.reason !== undefined) return null;
  if (verb === "activate" && who.length > 0) return { verb, who, decision: { decision: "active" } } as const;
  if (verb === "trail" && who.length === 0) return { verb } as const;
  const status = ([...WAITLIST_STATUSES, "all"] as const).find((one) => one === (who[0] ?? "waitlisted"));
  return verb === "list" && who.length <= 1 && status ? ({ verb, status } as const) : null;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: "string" } } });
  } catch (error) {
    // An option that there is not: the usage says which there are.
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
