import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import type { RefusedReason } from "@takt/domain/sync/model/sync-errors";
import type { FileItem, MemberFile } from "@takt/domain/sync/ports/member-files";
import { toUtf8 } from "../to-utf8";
import { refuseFile } from "../zip-file";
import { findHeader } from "./find-columns";
import { type CsvForm, readRecords } from "./read-records";
import { type ShareForm, toShare } from "./to-share";
import { createWrapDetector } from "./unwrap-quotes";

/**
 * Opens the bytes of Shares.csv, in any encoding that toUtf8 reads: a first pass counts the rows and tells how they are
 * quoted, a second one reads them. Refuses with the `import_*` codes.
 */
export async function openShares(bytes: Buffer, now: Date): Promise<MemberFile> {
  const text = toUtf8(bytes);
  const header = findHeader(text);
  if (!header) throw refuseFile("import_unknown");
  const { columns } = header;
  const { form, rows, isWrapped } = await findForm(text, { ...header, escape: '"', isCut: false }, now);
  return { total: rows, measuredAt: null, items: readShares(text, form, { columns, isWrapped, now }) };
}

/** Why a row is refused that another way of reading could mend. */
const BROKEN: readonly RefusedReason[] = ["columns_wrong", "quote_open"];

type Inspected = { form: CsvForm; rows: number; posts: number; broken: number; isWrapped: boolean };

/** Finds the way of reading by which the file has the most posts: RFC 4180 where every row has its columns. */
async function findForm(bytes: Buffer, plain: CsvForm, now: Date): Promise<Inspected> {
  let best = await inspect(bytes, plain, now);
  const cut = { ...plain, isCut: true };
  // Files whose quotes are escaped by a backslash fall into pieces when they are read as RFC 4180.
  const escaped = bytes.includes('\\"')
    ? [plain, cut].map((form) => ({ ...form, escape: "\\" as const }))
    : [];
  for (const form of [...escaped, cut]) {
    if (best.broken === 0) return best;
    const found = await inspect(bytes, form, now);
    // Of two that read as much, the cut one tells how many lines a quote took.
    const isNoWorse = found.posts === best.posts && found.broken <= best.broken;
    if (found.posts > best.posts || (form.isCut && isNoWorse)) best = found;
  }
  return best;
}

async function inspect(bytes: Buffer, form: CsvForm, now: Date): Promise<Inspected> {
  const { columns } = form;
  const wraps = createWrapDetector();
  let rows = 0;
  let [posts, broken] = [0, 0];
  for await (const record of readRecords(bytes, form)) {
    rows += 1;
    if (rows > SYNC_LIMITS.rows) throw refuseFile("import_too_many_rows");
    const item = toShare(record, { columns, isWrapped: false, now });
    if (item.kind === "refused") {
      if (BROKEN.includes(item.refused.reason)) broken += 1;
      continue;
    }
    posts += 1;
    wraps.add(record.fields![columns.ShareCommentary!]!);
  }
  return { form, rows, posts, broken, isWrapped: wraps.isWrapped() };
}

async function* readShares(bytes: Buffer, form: CsvForm, shareForm: ShareForm): AsyncIterable<FileItem> {
  for await (const record of readRecords(bytes, form)) yield toShare(record, shareForm);
}
