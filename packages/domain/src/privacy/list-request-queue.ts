import type { DataRequest } from "@takt/db/generated/prisma/client";
import { z } from "zod";
import type { CoreDeps } from "../shared/core-deps";
import { createdBeyond, decodeCursor, pageInput, toPage } from "../shared/pagination";
import type { DataRequestType } from "./model/data-request-types";
import { extensionDays } from "./model/extension";

export const listQueueInput = z.strictObject({
  /** `open`: those that wait for the operator or their author; else those that are done or withdrawn. */
  open: z.boolean(),
  ...pageInput({ size: 30, max: 100 }),
});

/** A data request as the operator sees it. */
export type QueuedRequest = {
  id: string;
  reference: string;
  type: DataRequestType;
  /** `unverified`: its author has not confirmed the address, nobody acts on it. */
  state: "unverified" | "open" | "extended" | "done" | "withdrawn";
  overdue: boolean;
  name: string | null;
  email: string | null;
  /** The language of the e-mails to its author. */
  locale: "en" | "de";
  details: string | null;
  createdAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  extensionReason: string | null;
  /** The days to which it may be extended now; null when it may not. */
  extension: { first: string; last: string } | null;
  note: string | null;
  /** The account of whoever asked while signed in, or that has the address. */
  account: { id: string; name: string | null } | null;
};

/** Lists data requests for the operator: open ones by due date, closed ones newest first, one page at a time. */
export async function listRequestQueue(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { open, cursor, limit }: z.infer<typeof listQueueInput>,
): Promise<{ requests: QueuedRequest[]; nextCursor: string | null }> {
  const where = open
    ? { withdrawnAt: null, doneAt: null, ...(cursor && dueBeyond(cursor)) }
    : {
        AND: [
          { OR: [{ doneAt: { not: null } }, { withdrawnAt: { not: null } }] },
          ...(cursor ? [createdBeyond(cursor)] : []),
        ],
      };
  const rows = await db.dataRequest.findMany({
    where,
    orderBy: open ? [{ dueAt: "asc" }, { id: "asc" }] : [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    include: { user: { select: { id: true, name: true, email: true, preferredLanguage: true } } },
  });
  const { page, nextCursor } = toPage(rows, limit, ({ dueAt, createdAt }) => (open ? dueAt : createdAt));
  const findAccount = await findAccounts({ db }, page);
  const now = new Date(clock.now());
  const requests = page.map((row) => ({
    ...toQueued(row, now),
    name: [row.firstName, row.lastName].filter(Boolean).join(" ") || (row.user?.name ?? null),
    email: row.email ?? row.user?.email ?? null,
    locale: (row.locale ?? row.user?.preferredLanguage) === "de" ? ("de" as const) : ("en" as const),
    account: row.user ? { id: row.user.id, name: row.user.name } : findAccount(row.email),
  }));
  return { requests, nextCursor };
}

function dueBeyond(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return { OR: [{ dueAt: { gt: at } }, { dueAt: at, id: { gt: id } }] };
}

function toQueued(row: DataRequest, now: Date) {
  const { id, reference, type, details, createdAt, dueAt, doneAt, withdrawnAt, extensionReason, note } = row;
  const closedAt = withdrawnAt ?? doneAt;
  return {
    id,
    reference,
    type,
    state: getState(row),
    overdue: !closedAt && dueAt < now,
    details,
    createdAt,
    dueAt,
    closedAt,
    extensionReason,
    extension: extensionDays({ ...row, closed: closedAt !== null }, now),
    note,
  };
}

function getState({ withdrawnAt, doneAt, verifiedAt, extendedAt }: DataRequest): QueuedRequest["state"] {
  if (withdrawnAt) return "withdrawn";
  if (doneAt) return "done";
  if (!verifiedAt) return "unverified";
  return extendedAt ? "extended" : "open";
}

/** Finds the accounts that have the addresses of visitors; the case of letters makes no difference. */
async function findAccounts(
  { db }: Pick<CoreDeps, "db">,
  rows: readonly { email: string | null; userId: string | null }[],
) {
  const emails = rows.flatMap(({ email, userId }) => (email && !userId ? [email.toLowerCase()] : []));
  const found =
    emails.length === 0
      ? []
      : await db.$queryRaw<{ id: string; name: string | null; email: string }[]>`
          select id, name, lower(email) as email from users where lower(email) = any(${emails}) order by id`;
  return (email: string | null) => {
    const account = found.find((one) => one.email === email?.toLowerCase());
    return account ? { id: account.id, name: account.name } : null;
  };
}
