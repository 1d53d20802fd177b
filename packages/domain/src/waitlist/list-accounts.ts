import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { trimmedText } from "../shared/text-input";
import { escapeLikePattern } from "@takt/db/sql";
import { toPage, createdBeyond, pageInput } from "../shared/pagination";
import { WAITLIST_STATUSES, type WaitlistStatus } from "./model/waitlist-status";

export const listAccountsInput = z.strictObject({
  status: z.enum(WAITLIST_STATUSES).optional(),
  /** A part of the name or the address. */
  search: z.optional(trimmedText(200)),
  ...pageInput({ size: 30, max: 100 }),
});

/** An account as the operator sees it, without any of the user's content. */
export type OperatorAccount = {
  id: string;
  name: string | null;
  email: string | null;
  status: WaitlistStatus;
  createdAt: Date;
  joinedAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
};

const COLUMNS = {
  id: true,
  name: true,
  email: true,
  waitlistStatus: true,
  createdAt: true,
  waitlistJoinedAt: true,
  waitlistDecidedAt: true,
  waitlistReason: true,
} as const;

/** Lists the accounts of this installation one page at a time: waitlisted ones oldest first, others newest first. */
export async function listAccounts(
  { db }: Pick<CoreDeps, "db">,
  { status, search, cursor, limit }: z.infer<typeof listAccountsInput>,
): Promise<{ accounts: OperatorAccount[]; nextCursor: string | null }> {
  const order = status === "waitlisted" ? "asc" : "desc";
  const contains = search && { contains: escapeLikePattern(search), mode: "insensitive" as const };
  const rows = await db.user.findMany({
    where: {
      ...(status && { waitlistStatus: status }),
      AND: [
        contains ? { OR: [{ name: contains }, { email: contains }] } : {},
        cursor ? createdBeyond(cursor, order) : {},
      ],
    },
    orderBy: [{ createdAt: order }, { id: order }],
    take: limit + 1,
    select: COLUMNS,
  });
  const { page, nextCursor } = toPage(rows, limit, ({ createdAt }) => createdAt);
  return {
    accounts: page.map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      status: user.waitlistStatus,
      createdAt: user.createdAt,
      joinedAt: user.waitlistJoinedAt,
      decidedAt: user.waitlistDecidedAt,
      reason: user.waitlistStatus === "rejected" ? user.waitlistReason : null,
    })),
    nextCursor,
  };
}

/** Counts the accounts in each waitlist status. */
export async function countAccounts({ db }: Pick<CoreDeps, "db">): Promise<Record<WaitlistStatus, number>> {
  const groups = await db.user.groupBy({ by: ["waitlistStatus"], _count: true });
  const counts = { waitlisted: 0, active: 0, rejected: 0 };
  for (const { waitlistStatus, _count } of groups) counts[waitlistStatus] = _count;
  return counts;
}

export type FoundAccount = { id: string; name: string | null; email: string | null; status: WaitlistStatus };

/** Finds all accounts with an email address, at most ten: LinkedIn's addresses are not unique. */
export async function findAccounts({ db }: Pick<CoreDeps, "db">, email: string): Promise<FoundAccount[]> {
  const users = await db.user.findMany({
    where: { email: { equals: escapeLikePattern(email), mode: "insensitive" } },
    orderBy: { id: "asc" },
    take: 10,
    select: { id: true, name: true, email: true, waitlistStatus: true },
  });
  return users.map(({ id, name, email, waitlistStatus }) => ({ id, name, email, status: waitlistStatus }));
}
