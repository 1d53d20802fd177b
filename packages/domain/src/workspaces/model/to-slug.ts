const MAX_LENGTH = 40;

/** Letters that are no letter with an accent. */
const FOLDED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

/**
 * Makes the part of an address of a name: "Müller & Söhne" -> "muller-sohne". Of a name without a letter or digit that an
 * address has, it is "workspace".
 */
export function toSlug(name: string): string {
  const folded = name
    .toLowerCase()
    .replaceAll(/[ßæœøđł]/g, (char) => FOLDED[char]!)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  const slug = folded.replaceAll(/[^a-z0-9]+/g, "-").slice(0, MAX_LENGTH);
  return slug.replaceAll(/^-|-$/g, "") || "workspace";
}

/** The pattern of a slug in an address; nothing else is asked for in the database. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
