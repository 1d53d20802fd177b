import { findLinks } from "@takt/text/links/find-links";
import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { normalizeText } from "@takt/text/normalize-text";
import { type Shape, object, text } from "../../shared/shape";
import { isHarmlessUrl } from "../../shared/web-url";

/**
 * A link card below a post's text, LinkedIn's "article". LinkedIn reads no page: it shows what it is given. The card's
 * image is the post's one image.
 */
export type LinkCard = { source: string; title: string; description: string };

/** Lengths in UTF-16 units. LinkedIn documents none; these are what a card shows. */
export const LINK_CARD_LIMITS = { sourceLength: 2_000, titleLength: 200, descriptionLength: 300 } as const;

const typed = (maxLength: number) => text((value) => normalizeText(value).length <= maxLength);

/** A link card as it is typed, also with an address that the server refuses (`linkCardInput`). */
export const linkCardDraft: Shape<LinkCard> = object({
  source: typed(LINK_CARD_LIMITS.sourceLength),
  title: typed(LINK_CARD_LIMITS.titleLength),
  description: typed(LINK_CARD_LIMITS.descriptionLength),
});

/** Returns the card as the server keeps it: without an address whose scheme is not a page's. */
export function toStorableLinkCard<Card extends LinkCard | null | undefined>(card: Card): Card {
  return card && !isHarmlessUrl(card.source) ? { ...card, source: "" } : card;
}

/**
 * Returns the address as it is sent, or null where it makes no card: LinkedIn takes http and https alone, and a user name
 * in it would be published, or pretend to be the host.
 */
export function linkCardUrl(source: string): string | null {
  const url = parseWebUrl(source.trim());
  return url === null || url.username !== "" || url.password !== "" ? null : url.href;
}

/** Whether LinkedIn would take the card: it requires an address and a title. */
export function isLinkCardComplete({ source, title }: LinkCard): boolean {
  return linkCardUrl(source) !== null && title.trim() !== "";
}

/** Returns the first address in a text that could have a card, as it is written, with its scheme; null without one. */
export function findCardLink(text: string): string | null {
  for (const { start, end, url } of findLinks(text)) {
    if (linkCardUrl(url) === null || url.length > LINK_CARD_LIMITS.sourceLength) continue;
    const written = text.slice(start, end);
    return parseWebUrl(written) ? written : `https://${written}`;
  }
  return null;
}
