import type { FileSource } from "@takt/domain/sync/ports/member-files";
import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { findHeader } from "./shares/find-columns";
import { findWorkbook } from "./spreadsheet/find-parts";
import { toUtf8 } from "./to-utf8";
import { openZip, refuseFile } from "./zip-file";

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
/** A compound file: an encrypted spreadsheet, or one from before 2007. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Shares.csv in the data archive, at the top or in a folder. */
const SHARES = /(^|\/)Shares(_\d+)?\.csv$/i;

/** Tells which of LinkedIn's files it is, by its content. Refuses with the `import_*` codes. */
export async function detectFile(bytes: Buffer): Promise<FileSource> {
  if (bytes.length === 0) throw refuseFile("import_empty");
  if (bytes.length > SYNC_LIMITS.fileBytes) throw refuseFile("import_too_large");
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) throw refuseFile("import_encrypted");
  if (isZip(bytes)) {
    const zip = await openZip(bytes);
    if ((await findWorkbook(zip, SYNC_LIMITS.sheetBytes)) !== null) return "analytics_file";
    if (zip.names.some((name) => SHARES.test(name))) return "archive_file";
    throw refuseFile("import_unknown");
  }
  if (!findHeader(toUtf8(bytes))) throw refuseFile("import_unknown");
  return "archive_file";
}

/** Returns the bytes of Shares.csv: of the file itself, or of the one in the archive. */
export async function extractShares(bytes: Buffer): Promise<Buffer> {
  if (!isZip(bytes)) return bytes;
  const zip = await openZip(bytes);
  const name = zip.names.find((one) => SHARES.test(one));
  const found = name === undefined ? null : await zip.read(name, SYNC_LIMITS.csvBytes);
  if (!found) throw refuseFile("import_unknown");
  return found;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, ZIP.length).equals(ZIP);
