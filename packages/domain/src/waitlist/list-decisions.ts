import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { encodeCursor, beforeCursor, pageInput } from "../shared/pagination";
import { WAITLIST_STATUSES, type WaitlistStatus } from "./model/waitlist-status";

export const listDecisionsInput = z.strictObject({
  ...pageInput({ size: 30, max: 100 }),
});

/** One line of the audit trail. */
export type DecisionEntry = {
  id: string;
  at: Date;
  /** The new status of the account. */
  decision: WaitlistStatus;
  /** Null, like name and address, when the account is gone. */
  accountName: string | null;
  accountEmail: string | null;
  /** The operator who decided; null for the command line, or when their account is gone. */
  deciderName: string | null;
  byCommandLine: boolean;
  reason: string | null;
};

const ACTIONS = WAITLIST_STATUSES.map((status) => `waitlist.${status}`);
const dataShape = z.object({ reason: z.string() });

/** Lists decisions about accounts with who made them, newest first, one page at a time. */
export async function listDecisions(
  { db }: Pick<CoreDeps, "db">,
  { cursor, limit }: z.infer<typeof listDecisionsInput>,
): Promise<{ decisions: DecisionEntry[]; nextCursor: string | null }> {
  const rows = await db.auditEntry.findMany({
    where: { action: { in: ACTIONS }, ...(cursor && beforeCursor(cursor)) },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const people = await findPeople(
    db,
    page.flatMap(({ userId, subject }) => [userId, subject]),
  );
  return {
    decisions: page.map(({ id, at, action, userId, subject, data }) => ({
      id,
      at,
      decision: action.slice("waitlist.".length) as WaitlistStatus,
      accountName: people.get(subject ?? "")?.name ?? null,
      accountEmail: people.get(subject ?? "")?.email ?? null,
      deciderName: people.get(userId ?? "")?.name ?? null,
      byCommandLine: userId === null,
      reason: dataShape.safeParse(data).data?.reason ?? null,
    })),
    nextCursor: last ? encodeCursor(last) : null,
  };
}

/** The audit trail holds ids only: a deleted user has no name in it any more. */
async function findPeople(db: CoreDeps["db"], ids: (string | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const users = await db.user.findMany({
    where: { id: { in: known } },
    select: { id: true, name: true, email: true },
  });
  return new Map(users.map((user) => [user.id, user]));
}
