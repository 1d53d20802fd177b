// zod/mini, because the browser parses its stored drafts by these models.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { isHarmlessAddress, typedAddress } from "../../shared/web-address";

/**
 * A link card below a post's text, LinkedIn's "article". LinkedIn reads no page: it shows what it is given. The card's
 * image is the post's one image.
 */
export type LinkCard = { source: string; title: string; description: string };

/** Lengths in UTF-16 units. LinkedIn documents none; these are what a card shows. */
export const LINK_CARD_LIMITS = { sourceLength: 2_000, titleLength: 200, descriptionLength: 300 } as const;

const { sourceLength } = LINK_CARD_LIMITS;

/** A link card as the server keeps it, also while it is being typed. */
export const linkCardInput = z.strictObject({
  source: typedAddress(sourceLength),
  title: z.string().check(z.maxLength(LINK_CARD_LIMITS.titleLength), z.refine(isStorable)),
  description: z.string().check(z.maxLength(LINK_CARD_LIMITS.descriptionLength), z.refine(isStorable)),
});

/** A link card as it is typed, also with an address that the server refuses. */
export const linkCardDraft = z.extend(linkCardInput, {
  source: z.string().check(z.maxLength(sourceLength), z.refine(isStorable)),
});

/** Returns the card as the server keeps it: without an address whose scheme is not a page's. */
export function toStorableLinkCard<Card extends LinkCard | null | undefined>(card: Card): Card {
  return card && !isHarmlessAddress(card.source) ? { ...card, source: "" } : card;
}

/** Returns the address as it is sent, or null where LinkedIn would not take it: only http and https. */
export function linkCardUrl(source: string): string | null {
  const text = source.trim();
  if (!/^https?:\/\/\S+$/iu.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** Whether LinkedIn would take the card: it requires an address and a title. */
export function isLinkCardComplete({ source, title }: LinkCard): boolean {
  return linkCardUrl(source) !== null && title.trim() !== "";
}

/** Returns the first address in a text that could have a card; null without one. */
export function findCardLink(text: string): string | null {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'…“”»]/giu))
    if (linkCardUrl(found) !== null) return found;
  return null;
}
