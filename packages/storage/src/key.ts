import { join } from "node:path";

/** Returns the key of an upload. Each upload has one, so storing it twice leaves one file. */
export function keyOf(upload: string): string {
  return upload.replaceAll("-", "");
}

/** Returns the path of a stored file. Throws for anything that `keyOf` did not make from a UUID, such as a path. */
export function toPath(folder: string, key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("Not a key of this store");
  return join(folder, key.slice(0, 2), key);
}

/** Uploads are identified by UUIDs. */
export const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the path of an upload until it is stored or discarded. */
export function incomingPath(folder: string, upload: string): string {
  if (!UPLOAD_ID.test(upload)) throw new Error("Not an upload");
  return join(folder, "incoming", upload);
}
