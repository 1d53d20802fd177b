import { join } from "node:path";

/** The key under which an upload is kept: one for each, so that keeping it twice leaves one file. */
export function keyOf(upload: string): string {
  return upload.replaceAll("-", "");
}

/** Where the file of a key lies. Throws for what `keyOf` did not make of a UUID, such as a path. */
export function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("Not a key of this store");
  return join(folder, key.slice(0, 2), key);
}

/** A UUID, as domain names uploads. */
export const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where an upload lies until it is kept or dropped. */
export function incomingPath(folder: string, upload: string): string {
  if (!UPLOAD_ID.test(upload)) throw new Error("Not an upload");
  return join(folder, "incoming", upload);
}
