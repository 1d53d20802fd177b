import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { exportQuery } from "../../privacy/model/inventory/person-rows";
import type { AccountDeps } from "../deps";
import type { ExportedRow } from "../../archive/format-rows";
import { markOrigin } from "./mark-origin";
import { EXPORT_LIMITS } from "../model/data-export";

/** How long one table may be read: as long as its file is written. */
const READ_TIMEOUT_MS = 10 * 60_000;

/**
 * Streams a person's rows of a table in some format. All are as of one moment, and one page of them is in memory; texts
 * have the mark of their origin. `format` gets the rows page by page.
 */
export function readRows(
  { db }: Pick<AccountDeps, "db">,
  table: string,
  userId: string,
  format: (pages: AsyncIterable<ExportedRow[]>) => AsyncIterable<string>,
): Readable {
  const output = new PassThrough();
  db.$transaction((tx) => pipeline(format(markOrigin(table, readPages(tx, table, userId))), output), {
    maxWait: 10_000,
    timeout: READ_TIMEOUT_MS,
  }).catch((error: unknown) => output.destroy(error as Error));
  return output;
}

async function* readPages(
  tx: Prisma.TransactionClient,
  table: string,
  userId: string,
): AsyncIterable<ExportedRow[]> {
  const query = exportQuery(table);
  if (query === null) throw new Error(`${table} is not exported`);
  await tx.$executeRawUnsafe(
    `declare exported no scroll cursor for select to_jsonb(x) as row from (${query} order by 1) x`,
    userId,
  );
  for (;;) {
    const rows = await tx.$queryRawUnsafe<{ row: ExportedRow }[]>(
      `fetch forward ${EXPORT_LIMITS.pageSize} from exported`,
    );
    if (rows.length === 0) return;
    yield rows.map(({ row }) => row);
  }
}
