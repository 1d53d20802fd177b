import type { Prisma } from "@takt/db/generated/prisma/client";
import { personalTables } from "../../privacy/model/inventory/data-inventory";
import { erasureStatements, filesQuery } from "../../privacy/model/inventory/person-rows";
import type { AccountDeps } from "../deps";

/**
 * Removes the files of a person from storage, also those of unfinished uploads. Their rows stay until the person's are
 * erased, so that a process that dies in between leaves no file that nobody knows of.
 */
export async function removePersonsFiles(
  { db, files }: Pick<AccountDeps, "db" | "files">,
  userId: string,
): Promise<void> {
  for (const [name] of personalTables()) {
    const query = filesQuery(name);
    if (query === null) continue;
    const rows = await db.$queryRawUnsafe<{ key: string }[]>(query, userId);
    for (const { key } of rows) await files.remove(key);
  }
  const uploads = await db.incomingFile.findMany({ where: { uploaderId: userId }, select: { id: true } });
  for (const { id } of uploads) await files.discard(id);
}

/** Erases a person from every table as the inventory says it: rows are deleted, or stay and lose the person. */
export async function erasePerson(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  for (const { statement } of erasureStatements()) await tx.$executeRawUnsafe(statement, userId);
}
