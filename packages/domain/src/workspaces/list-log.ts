import { z } from "zod";
import { type Actor, inWorkspace, ROLES } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { personName } from "../shared/person-name";
import { beforeCursor, pageInput, toPage } from "../shared/pagination";
import { requireAct } from "./model/acts";
import { type LogEntry, LOGGED_ACTIONS, type LoggedAction } from "./model/log-entry";

export const listLogInput = z.strictObject({
  ...pageInput({ size: 30, max: 100 }),
  action: z.enum(LOGGED_ACTIONS).optional(),
});

/** Of an older version a field may be missing. */
const dataShape = z.object({
  role: z.enum(ROLES).optional(),
  invitationId: z.uuid().optional(),
  name: z.string().optional(),
  via: z.string().optional(),
});

type Row = {
  id: string;
  at: Date;
  action: string;
  userId: string | null;
  subject: string | null;
  data: unknown;
};

/** Lists what was done in the workspace by whom, newest first, one page at a time. Refuses with `act_forbidden`. */
export async function listLog(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { cursor, limit, action }: z.infer<typeof listLogInput>,
): Promise<{ entries: LogEntry[]; nextCursor: string | null }> {
  requireAct(actor, "workspace.manage");
  const rows = await db.auditEntry.findMany({
    where: {
      ...inWorkspace(actor),
      action: action ?? { in: [...LOGGED_ACTIONS] },
      ...(cursor && beforeCursor(cursor)),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const { page, nextCursor } = toPage(rows, limit, ({ at }) => at);
  return { entries: await toEntries({ db }, actor, page), nextCursor };
}

async function toEntries({ db }: Pick<CoreDeps, "db">, actor: Actor, rows: Row[]): Promise<LogEntry[]> {
  const read = rows.map((row) => ({ ...row, data: dataShape.safeParse(row.data).data ?? {} }));
  const userIds = read.flatMap(({ userId, subject }) => [userId, subject]).filter((id) => id !== null);
  const invitationIds = read.flatMap(({ data }) => data.invitationId ?? []);
  const [users, invitations] = await Promise.all([
    db.user.findMany({
      where: { id: { in: userIds } },
      select: { id: true, displayName: true, name: true, email: true },
    }),
    db.invitation.findMany({
      where: { id: { in: invitationIds }, ...inWorkspace(actor) },
      select: { id: true, email: true },
    }),
  ]);
  const names = new Map(users.map((user) => [user.id, personName(user) ?? user.email]));
  const addresses = new Map(invitations.map(({ id, email }) => [id, email]));
  return read.map(({ id, at, action, userId, subject, data }) => ({
    id,
    at,
    action: action as LoggedAction,
    by: names.get(userId ?? "") ?? null,
    via: data.via ?? null,
    about: names.get(subject ?? "") ?? addresses.get(data.invitationId ?? "") ?? null,
    role: data.role ?? null,
    name: data.name ?? null,
  }));
}
