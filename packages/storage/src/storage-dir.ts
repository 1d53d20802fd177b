import { join, resolve } from "node:path";
import type { StorageEnv } from "./env";

/** Returns the absolute path of the media folder. */
export function storageDir({ STORAGE_DIR, TAKT_DATA_DIR }: StorageEnv): string {
  return resolve(STORAGE_DIR ?? join(TAKT_DATA_DIR, "media"));
}
