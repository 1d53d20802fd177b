import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { AudienceErrorCode } from "./model/audience-errors";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { ownAudiences } from "./own-audiences";

/** Milliseconds that one of many at once may wait for a connection; the pool waits as long. */
const PATIENCE = 10_000;

/**
 * Adds one audience in a transaction, if there is room. The lock on the user's row makes others wait until it has
 * ended, so that two at once do not both take the last place. Refuses with `audiences_full` (max).
 */
export function withRoom<T>(
  db: Db,
  actor: Actor,
  add: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from users where id = ${actor.userId}::uuid for no key update`;
      const count = await tx.audience.count({ where: { ...ownAudiences(actor), deletedAt: null } });
      const max = AUDIENCE_LIMITS.perUser;
      if (count >= max) throw new DomainError<AudienceErrorCode>("audiences_full", { max });
      return add(tx);
    },
    { maxWait: PATIENCE, timeout: PATIENCE },
  );
}
