import type { AccountDeps } from "../deps";

type Row = { id: string; userId: string; status: string; expiresAt: Date | null };

/** Binds the token of a link to one export of one user. */
const toSubject = ({ id, userId }: Pick<Row, "id" | "userId">) => `data_export:${userId}:${id}`;

/** Returns the path of a ready export with its token, or null. */
export function exportLink({ vault }: Pick<AccountDeps, "vault">, row: Row): string | null {
  if (row.status !== "ready" || row.expiresAt === null) return null;
  const token = vault.seal(String(row.expiresAt.getTime()), toSubject(row));
  return `/api/account/exports/${row.id}?token=${encodeURIComponent(token)}`;
}

/** Tells whether a token was made for this export and has not ended. */
export function isExportToken(
  { vault, clock }: Pick<AccountDeps, "vault" | "clock">,
  row: Pick<Row, "id" | "userId">,
  token: string,
): boolean {
  try {
    return Number(vault.open(token, toSubject(row))) > clock.now();
  } catch {
    // Altered, or made for another one.
    return false;
  }
}
