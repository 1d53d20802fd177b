// zod/mini, because the browser parses its stored drafts by these models.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";

/**
 * A link card below a post's text, LinkedIn's "article". LinkedIn reads no page: it shows what it is given. The card's
 * image is the post's one image.
 */
export type LinkCard = { source: string; title: string; description: string };

/** Lengths in UTF-16 units. LinkedIn documents none; these are what a card shows. */
export const LINK_CARD_LIMITS = { sourceLength: 2_000, titleLength: 200, descriptionLength: 300 } as const;

/** A link card as the editor saves it, also while it is being typed. */
export const linkCardInput = z.strictObject({
  source: z.string().check(z.maxLength(LINK_CARD_LIMITS.sourceLength), z.refine(isStorable)),
  title: z.string().check(z.maxLength(LINK_CARD_LIMITS.titleLength), z.refine(isStorable)),
  description: z.string().check(z.maxLength(LINK_CARD_LIMITS.descriptionLength), z.refine(isStorable)),
});

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
