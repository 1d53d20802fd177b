import type { ImportErrorCode } from "@takt/domain/sync/model/sync-errors";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/** LinkedIn's archives have about fifty files, a spreadsheet about fifteen. */
const MAX_ENTRIES = 2_000;
/** The bit of an entry that is encrypted (APPNOTE.TXT, 4.4.4). */
const ENCRYPTED = 1;

/** Creates the refusal of a file. */
export const refuseFile = (code: ImportErrorCode) => new DomainError<ImportErrorCode>(code);

export type OpenZip = {
  names: string[];
  /**
   * Reads an entry of at most `maxBytes`, whatever the ZIP says of its size; null for one that is not there. Letters may
   * differ in case, as in the parts of a package (ECMA-376, part 2: Part names).
   */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
};

/** Opens a ZIP by its central directory. Refuses with `import_damaged` or `import_encrypted`. */
export async function openZip(bytes: Buffer): Promise<OpenZip> {
  const [zip, entries] = await listEntries(bytes);
  if (entries.some(({ generalPurposeBitFlag: bits }) => (bits & ENCRYPTED) !== 0))
    throw refuseFile("import_encrypted");
  return {
    names: entries.map(({ fileName }) => fileName),
    async read(name, maxBytes) {
      const entry = findEntry(entries, name);
      if (!entry) return null;
      if (entry.uncompressedSize > maxBytes) throw refuseFile("import_too_large");
      return collect(await openEntry(zip, entry));
    },
  };
}

function findEntry(entries: readonly Entry[], name: string): Entry | undefined {
  const found = entries.find(({ fileName }) => fileName === name);
  return found ?? entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
}

function listEntries(bytes: Buffer): Promise<[ZipFile, Entry[]]> {
  return new Promise((resolve, reject) => {
    const damaged = () => reject(refuseFile("import_damaged"));
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: false }, (error, zip) => {
      if (error || !zip || zip.entryCount > MAX_ENTRIES) return damaged();
      const entries: Entry[] = [];
      zip.on("entry", (entry: Entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.on("end", () => resolve([zip, entries]));
      zip.on("error", damaged);
      zip.readEntry();
    });
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(refuseFile("import_damaged"));
      resolve(stream);
    });
  });
}

/** Reads an entry to its end; yauzl ends it with an error as soon as more comes out than the ZIP has announced. */
async function collect(stream: Readable): Promise<Buffer> {
  return buffer(stream).catch(() => {
    throw refuseFile("import_damaged");
  });
}
