/** The kinds of URNs by which LinkedIn names a post; a post has at most one of each. */
export type PostUrnKind = "share" | "ugcPost" | "activity";

const URN = /^urn:li:(share|ugcPost|activity):\d{1,19}$/;
/** The URN in an address of a post: percent-encoded or not, or with hyphens between its parts. */
const IN_ADDRESS = /(?:urn(?::|%3A)li(?::|%3A)|-)(share|ugcPost|activity)(?::|%3A|-)(\d{15,19})(?!\d)/i;
/** LinkedIn was not there before; an earlier instant is no instant. */
const EARLIEST_MS = Date.UTC(2003, 4, 5);
const KINDS: readonly PostUrnKind[] = ["share", "ugcPost", "activity"];

/** Returns the kind of a post's URN, or null for another text. */
export function urnKind(urn: string): PostUrnKind | null {
  return (URN.exec(urn)?.[1] as PostUrnKind | undefined) ?? null;
}

/** Returns the URN that the address of a post on LinkedIn contains, or null. */
export function findUrnInUrl(url: string): string | null {
  if (!/^https:\/\/([a-z-]+\.)?linkedin\.com\//i.test(url)) return null;
  const found = IN_ADDRESS.exec(url);
  const kind = KINDS.find((one) => one.toLowerCase() === found?.[1]?.toLowerCase());
  return kind === undefined ? null : `urn:li:${kind}:${found![2]}`;
}

/**
 * Returns the instant at which a URN was minted, in epoch milliseconds: `id >> 22` (docs/linkedin-api.md, What carries the
 * promise). Null for an id that contains no plausible instant.
 */
export function urnInstant(urn: string): number | null {
  if (urnKind(urn) === null) return null;
  const at = Number(BigInt(urn.split(":")[3]!) >> 22n);
  return at >= EARLIEST_MS ? at : null;
}
