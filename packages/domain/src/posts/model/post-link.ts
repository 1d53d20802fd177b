import { urnInAddress, urnKind } from "./post-urn";

/** Longer than every address that LinkedIn gives, its query string included. */
export const POST_LINK_LENGTH = 2_000;

/** Returns the URN that a pasted link to a post on LinkedIn contains; null for any other text. */
export function readPostLink(link: string): string | null {
  const text = link.trim();
  return urnInAddress(/^https?:\/\//i.test(text) ? text.replace(/^http:/i, "https:") : `https://${text}`);
}

/**
 * Whether LinkedIn changes and deletes a post by this URN. The URN of an activity opens a post and is commented, but
 * the Posts API does not know it, and its number is not that of the share or ugcPost (docs/linkedin-api.md).
 */
export function isChangeable(urn: string | null): boolean {
  const kind = urn === null ? null : urnKind(urn);
  return kind === "share" || kind === "ugcPost";
}
