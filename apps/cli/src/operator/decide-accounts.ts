import type { Db } from "@takt/db/client";
import { systemClock } from "@takt/domain/shared/core-deps";
import { decideWaitlist } from "@takt/domain/waitlist/decide-waitlist";
import { DECISION_LIMIT, type DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { findAccount } from "./find-account";

type Decision = { decision: "active" } | { decision: "rejected"; reason: string };

/**
 * Decides about accounts that are named by e-mail address or id: about all of them, or about none when one name is
 * ambiguous. A running Takt sends the e-mails. @returns the exit code
 */
export async function decideAccounts(db: Db, who: string[], decision: Decision): Promise<number> {
  if (who.length > DECISION_LIMIT) {
    console.error(`At most ${DECISION_LIMIT} accounts at once.`);
    return 1;
  }
  const names = new Map<string, string>();
  for (const name of who) {
    const id = await findAccount(db, name);
    if (id === null) return 1;
    names.set(id, name);
  }
  const input: DecisionInput = { ids: [...names.keys()], ...decision };
  const { changed, skipped } = await decideWaitlist({ db, clock: systemClock }, null, input);
  for (const { id } of changed) console.log(`${names.get(id)} is ${decision.decision} now.`);
  for (const { id, why } of skipped)
    if (why === "missing") console.error(`There is no account ${names.get(id)}.`);
    else console.log(`Nothing changed: ${names.get(id)} was ${decision.decision} already.`);
  return skipped.some(({ why }) => why === "missing") ? 1 : 0;
}
