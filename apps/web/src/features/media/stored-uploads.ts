import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { type ValueOf, list, numeric, object, text } from "@takt/domain/shared/shape";
import { parseJson } from "../shared/parse-json";
import { now } from "../shared/time/now";
import { withStorage } from "../shared/with-storage";

/** The start of the keys in both storages. */
const PREFIX = WEB_STORAGE.interruptedUploads.name.slice(0, -1);
/** As long as the server keeps what has arrived of a file. */
const MAX_AGE_MS = MEDIA_LIMITS.unfinishedHours * 3_600_000;

const upload = object({
  name: text(),
  size: numeric,
  lastModified: numeric,
  /** The URL of the upload on the server; empty if it has not begun. */
  place: text(),
  /** When it was stored, in epoch milliseconds. */
  at: numeric,
});
export type StoredUpload = ValueOf<typeof upload>;

type Kind = "sessionStorage" | "localStorage";

/** Reads the unfinished uploads of a post that this tab or this device has stored and the server may still know. */
export function readUploads(kind: Kind, postKey: string): StoredUpload[] {
  return withStorage(kind, (storage) => parse(storage.getItem(PREFIX + postKey))) ?? [];
}

/** Stores the unfinished uploads of a post; a full or forbidden storage stores nothing. */
export function writeUploads(kind: Kind, postKey: string, uploads: readonly StoredUpload[]): void {
  withStorage(kind, (storage) =>
    uploads.length > 0
      ? storage.setItem(PREFIX + postKey, JSON.stringify(uploads))
      : storage.removeItem(PREFIX + postKey),
  );
}

/** Removes from this device what is too old to go on, of whichever post. */
export function purgeUploads(): void {
  withStorage("localStorage", (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const key of keys)
      if (key.startsWith(PREFIX) && parse(storage.getItem(key)).length === 0) storage.removeItem(key);
  });
}

function parse(stored: string | null): StoredUpload[] {
  const read = list(upload).safeParse(parseJson(stored ?? "[]"));
  const oldest = now().getTime() - MAX_AGE_MS;
  return read.success ? read.data.filter(({ at }) => at > oldest) : [];
}
