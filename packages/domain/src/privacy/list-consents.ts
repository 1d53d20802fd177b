import type { Consent } from "@takt/db/generated/prisma/client";
import type { CoreDeps } from "../shared/core-deps";

/** Lists what was decided under a consent id, which a person reads in their cookie settings; the newest first. */
export function listConsents({ db }: Pick<CoreDeps, "db">, consentId: string): Promise<Consent[]> {
  return db.consent.findMany({ where: { consentId }, orderBy: [{ decidedAt: "desc" }, { id: "desc" }] });
}
