import type { Db } from "@takt/db/client";

/** What a letter is judged and written by. */
export const OUTGOING_ROW = {
  user: { select: { name: true, email: true, preferredLanguage: true, waitlistStatus: true } },
  feedback: true,
  dataRequest: true,
} as const;

export type OutgoingRow = NonNullable<Awaited<ReturnType<typeof findForRow>>>;
// Only for its type: the row as Prisma gives it with OUTGOING_ROW.
function findForRow(db: Db) {
  return db.outgoingMail.findFirst({ include: OUTGOING_ROW });
}
