import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { LoggedAction } from "./model/log-entry";

type Logged = {
  action: LoggedAction;
  /** The member that it is about. */
  subject?: string;
  /** Ids, roles and names of workspaces; no address. */
  data?: { role?: string; from?: string; invitationId?: string; name?: string; plannedPosts?: string };
};

/** Writes down in the transaction of a change who did it in the workspace, and by which program. */
export async function writeLog(
  tx: Pick<Prisma.TransactionClient, "auditEntry">,
  { userId, workspaceId, via }: Pick<Actor, "userId" | "workspaceId" | "via">,
  now: number,
  { action, subject, data = {} }: Logged,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      at: new Date(now),
      userId,
      workspaceId,
      action,
      subject: subject ?? null,
      data: { ...data, ...(via && { via: via.name }) },
    },
  });
}
