import { z } from "zod";
import type { Deps } from "../deps";
import { isStorable } from "../shared/is-storable";
import { literal } from "../shared/literal";
import { PLACE, placeOf, readPlace } from "../shared/place";
import { WAITLIST_STATUSES, type WaitlistStatus } from "./model/waitlist-status";

export const listAccountsInput = z.strictObject({
  status: z.enum(WAITLIST_STATUSES).optional(),
  /** A part of the name or of the address. */
  search: z.string().max(200).refine(isStorable).trim().optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().regex(PLACE).optional(),
  limit: z.number().int().min(1).max(100).default(30),
});

/** An account as the provider sees it: nothing of what its user writes. */
export type ProviderAccount = {
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

/** Accounts of this installation a page at a time: who waits the longest first, else the newest first. */
export async function listAccounts(
  { db }: Pick<Deps, "db">,
  { status, search, cursor, limit }: z.infer<typeof listAccountsInput>,
): Promise<{ accounts: ProviderAccount[]; nextCursor: string | null }> {
  const order = status === "waitlisted" ? "asc" : "desc";
  const contains = search && { contains: literal(search), mode: "insensitive" as const };
  const rows = await db.user.findMany({
    where: {
      ...(status && { waitlistStatus: status }),
      AND: [
        contains ? { OR: [{ name: contains }, { email: contains }] } : {},
        cursor ? after(cursor, order) : {},
      ],
    },
    orderBy: [{ createdAt: order }, { id: order }],
    take: limit + 1,
    select: COLUMNS,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
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
    nextCursor: last ? placeOf({ at: last.createdAt, id: last.id }) : null,
  };
}

/** The place is in the cursor itself: a row that was decided about meanwhile does not lose it. */
function after(cursor: string, order: "asc" | "desc") {
  const { at, id } = readPlace(cursor);
  const beyond = order === "asc" ? "gt" : "lt";
  return { OR: [{ createdAt: { [beyond]: at } }, { createdAt: at, id: { [beyond]: id } }] };
}
