import { createDb, type Db } from "@takt/db/client";
import { dbEnv } from "@takt/db/env";
import { decideWaitlist } from "@takt/domain/waitlist/decide-waitlist";
import { listWaitlist, type WaitlistEntry } from "@takt/domain/waitlist/list-waitlist";
import { z } from "zod";

const USAGE = `Usage: npm run provider -- waitlist list
       npm run provider -- waitlist activate EMAIL-OR-ID
       npm run provider -- waitlist reject EMAIL-OR-ID`;

/** The provider's command line, run by scripts/provider.mjs. @returns the exit code */
export async function provider(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  const [noun, verb, who] = args;
  if (noun !== "waitlist") return usage();
  const db = createDb(dbEnv.parse(environment).DATABASE_URL, { max: 1 });
  try {
    if (verb === "list" && !who) return await list(db);
    if (verb === "activate" && who) return await decide(db, who, "active");
    if (verb === "reject" && who) return await decide(db, who, "rejected");
    return usage();
  } finally {
    await db.$disconnect();
  }
}

function usage(): number {
  console.error(USAGE);
  return 2;
}

async function list(db: Db): Promise<number> {
  const entries = await listWaitlist({ db });
  if (entries.length === 0) console.log("Nobody waits.");
  for (const entry of entries) console.log(line(entry));
  return 0;
}

/** LinkedIn's addresses are not unique: where two accounts share one, the id decides. */
async function decide(db: Db, who: string, decision: "active" | "rejected"): Promise<number> {
  const isId = z.uuid().safeParse(who).success;
  const found = isId ? [{ id: who }] : await listWaitlist({ db }, who);
  if (found.length === 0) {
    console.error(`No account has the address ${who}.`);
    return 1;
  }
  if (found.length > 1) {
    console.error(`${found.length} accounts have this address. Name one by its id:`);
    for (const entry of found as WaitlistEntry[]) console.error(line(entry));
    return 1;
  }
  const changed = await decideWaitlist({ db }, found[0]!.id, decision);
  console.log(
    changed
      ? `${who} is ${decision} now.`
      : `Nothing changed: no such account, or ${who} was ${decision} already.`,
  );
  return changed || !isId ? 0 : 1;
}

function line({ id, name, email, status, joinedAt }: WaitlistEntry): string {
  return [id, status.padEnd(10), joinedAt?.toISOString() ?? "-".padEnd(24), email ?? "-", name ?? "-"].join(
    "  ",
  );
}
