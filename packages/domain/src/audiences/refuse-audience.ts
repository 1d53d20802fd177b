import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownedBy } from "../shared/owned-by";
import type { AudienceErrorCode } from "./model/audience-errors";

/** Throws the reason why a guarded statement matched no row: `audience_changed` or `audience_not_found`. */
export async function refuseAudience(db: Pick<Db, "audience">, actor: Actor, id: string): Promise<never> {
  const row = await db.audience.findFirst({
    where: { id, ...ownedBy(actor), deletedAt: null },
    select: { id: true },
  });
  throw new DomainError<AudienceErrorCode>(row ? "audience_changed" : "audience_not_found");
}
