import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { AudienceErrorCode } from "./model/audience-errors";

/** A guarded statement met no row: say why, `audience_not_found` or `audience_changed`. Always throws. */
export async function refuseAudience(db: Pick<Db, "audience">, actor: Actor, id: string): Promise<never> {
  const row = await db.audience.findFirst({
    where: { id, ...ownRows(actor), deletedAt: null },
    select: { id: true },
  });
  throw new DomainError<AudienceErrorCode>(row ? "audience_changed" : "audience_not_found");
}
