import type { Db } from "@takt/db/client";

/** The relations an outbox row is validated and rendered by. */
export const OUTBOX_ROW = {
  user: { select: { name: true, email: true, preferredLanguage: true, waitlistStatus: true } },
  feedback: true,
  dataRequest: true,
} as const;

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findForRow>>>;
// Exists only for its return type: the row as Prisma returns it with OUTBOX_ROW.
function findForRow(db: Db) {
  return db.outboxEmail.findFirst({ include: OUTBOX_ROW });
}
