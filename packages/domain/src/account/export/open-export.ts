import type { Readable } from "node:stream";
import type { Actor } from "../../shared/actor";
import { dayIn } from "../../shared/day-in";
import { DomainError } from "../../shared/domain-error";
import type { AccountDeps } from "../deps";
import type { DataExportErrorCode } from "../model/data-export";
import { isExportToken } from "./export-link";

export type OpenedExport = {
  fileName: string;
  bytes: number;
  /** Opens all bytes, or `first..last` inclusive. */
  open: (range?: { first: number; last: number }) => Promise<Readable>;
};

/** Finds the file of one of the actor's exports by its link. Refuses with `export_not_found`. */
export async function openExport(
  deps: Pick<AccountDeps, "db" | "files" | "clock" | "vault">,
  { userId, zone }: Pick<Actor, "userId" | "zone">,
  { id, token }: { id: string; token: string },
): Promise<OpenedExport> {
  const row = await deps.db.dataExport.findFirst({
    where: { id, userId, status: "ready", expiresAt: { gt: new Date(deps.clock.now()) } },
  });
  if (!row?.storageKey || row.bytes === null || !isExportToken(deps, row, token))
    throw new DomainError<DataExportErrorCode>("export_not_found");
  const { storageKey, createdAt, bytes } = row;
  return {
    fileName: `takt-export-${dayIn(createdAt, zone)}.zip`,
    bytes: Number(bytes),
    open: async (range) => (await deps.files.read(storageKey, range)).stream,
  };
}
