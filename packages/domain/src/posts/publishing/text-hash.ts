import { createHash } from "node:crypto";

/**
 * Returns the hex SHA-256 of what followers read. LinkedIn takes two posts of a member for duplicates by their text
 * alone, whatever their visibility or files (docs/linkedin-api.md, Duplicates). How it compares white space and
 * composed characters is not known, so texts that differ only in these have one hash.
 */
export function textHash(text: string): string {
  return createHash("sha256").update(text.normalize("NFC").replace(/\s+/g, " ").trim()).digest("hex");
}
