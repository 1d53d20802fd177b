import type { Db } from "@takt/db/client";
import { listConsents } from "@takt/domain/privacy/list-consents";

/** Prints what was decided under a consent id, newest first: the proof of a consent (GDPR art. 7(1)). @returns the exit code */
export async function printConsents(db: Db, consentId: string): Promise<number> {
  const consents = await listConsents({ db }, consentId);
  for (const { decidedAt, version, offered, granted, gpc } of consents) {
    const decisions = offered.map((one) => `${one}: ${granted.includes(one) ? "yes" : "no"}`);
    const signal = gpc ? ["Global Privacy Control"] : [];
    console.log([decidedAt.toISOString(), `version ${version}`, ...decisions, ...signal].join("  "));
  }
  if (consents.length === 0) console.error(`Nothing was decided under ${consentId}.`);
  return consents.length === 0 ? 1 : 0;
}
