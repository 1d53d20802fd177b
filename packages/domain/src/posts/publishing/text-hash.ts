import { createHash } from "node:crypto";

/**
 * Hex SHA-256 of what followers read. LinkedIn takes two posts of a member for duplicates by their text alone, whatever
 * their visibility or files (linkedin-api 3.8); how it compares white space and composed characters is not known, so
 * texts that differ in these only are equal here.
 */
export function textHash(text: string): string {
  return createHash("sha256").update(text.normalize("NFC").replace(/\s+/g, " ").trim()).digest("hex");
}
