import type { DataExport } from "@takt/db/generated/prisma/client";
import type { Actor } from "../../shared/actor";
import type { AccountDeps } from "../deps";
import type { DataExportView } from "../model/data-export";
import { exportLink } from "./export-link";

/** Returns the actor's newest export, with its link where that is asked for; null when they have asked for none. */
export async function getExport(
  deps: Pick<AccountDeps, "db" | "clock" | "vault">,
  { userId }: Pick<Actor, "userId">,
  { withLink }: { withLink: boolean },
): Promise<DataExportView | null> {
  const row = await deps.db.dataExport.findFirst({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  if (!row) return null;
  const view = toDataExportView(deps, row);
  return withLink ? view : { ...view, link: null };
}

/** Converts a row for screens; one whose file is due to be purged is expired. */
export function toDataExportView(
  { vault, clock }: Pick<AccountDeps, "clock" | "vault">,
  row: DataExport,
): DataExportView {
  const { id, progress, createdAt, expiresAt, bytes } = row;
  const isOver = row.status === "ready" && (expiresAt?.getTime() ?? 0) <= clock.now();
  const status = isOver ? "expired" : row.status;
  return {
    id,
    status,
    progress,
    createdAt,
    expiresAt,
    bytes: bytes === null ? null : Number(bytes),
    link: exportLink({ vault }, { ...row, status }),
  };
}
