/** Returns the name of a label as it is compared: a member has each name once, however it is written. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
