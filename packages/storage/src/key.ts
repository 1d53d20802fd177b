import { randomBytes } from "node:crypto";
import { join } from "node:path";

/** 128 random bits: says nothing about the file, cannot be guessed. */
export const newKey = () => randomBytes(16).toString("hex");

/** Where the file of a key lies. Throws for what `newKey` did not make, such as a path. */
export function pathOf(folder: string, key: string): string {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error("Not a key of this store");
  return join(folder, key.slice(0, 2), key);
}
