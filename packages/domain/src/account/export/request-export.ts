import { consumeRateLimit } from "../../limits/consume-rate-limit";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { withUserLocked } from "../../shared/with-lock";
import type { AccountDeps } from "../deps";
import type { DataExportErrorCode, DataExportView } from "../model/data-export";
import { toDataExportView } from "./get-export";

/**
 * Creates an export of everything of the actor's; a job writes it. Refuses with `export_running` while another one is
 * written, or with `rate_exceeded`.
 */
export async function requestExport(
  deps: Pick<AccountDeps, "db" | "clock" | "vault" | "accountEvents">,
  actor: Pick<Actor, "userId">,
): Promise<DataExportView> {
  const { db, clock, accountEvents } = deps;
  const { userId } = actor;
  const running = { userId, status: { in: ["queued" as const, "running" as const] } };
  const refuse = () => new DomainError<DataExportErrorCode>("export_running");
  // Checked first, so that a repeated request does not count against the rate limit.
  if (await db.dataExport.findFirst({ where: running, select: { id: true } })) throw refuse();
  await consumeRateLimit(deps, actor, "dataExport");
  const now = new Date(clock.now());
  const row = await withUserLocked(db, userId, async (tx) => {
    if (await tx.dataExport.findFirst({ where: running, select: { id: true } })) throw refuse();
    await tx.auditEntry.create({ data: { at: now, userId, action: "account.export_requested" } });
    return tx.dataExport.create({ data: { userId, createdAt: now } });
  });
  accountEvents.exportDue({ exportId: row.id, userId });
  return toDataExportView(deps, row);
}
