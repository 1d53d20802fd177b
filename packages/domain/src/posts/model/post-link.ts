import { findLinks } from "@takt/text/links/find-links";
import { findUrnInUrl, urnKind } from "./post-urn";

/** Longer than every address that LinkedIn gives, its query string included. */
export const POST_LINK_LENGTH = 2_000;

/** Returns the URN that a pasted link to a post on LinkedIn contains, also with words around it; null without one. */
export function readPostLink(pasted: string): string | null {
  for (const { url } of findLinks(pasted)) {
    const urn = findUrnInUrl(url.replace(/^http:/, "https:"));
    if (urn !== null) return urn;
  }
  return null;
}

/**
 * Whether LinkedIn changes and deletes a post by this URN. The URN of an activity opens a post and is commented, but
 * the Posts API does not know it, and its number is not that of the share or ugcPost (docs/linkedin-api.md).
 */
export function isChangeable(urn: string | null): boolean {
  const kind = urn === null ? null : urnKind(urn);
  return kind === "share" || kind === "ugcPost";
}
