import type { DigitalSourceType } from "@takt/domain/shared/digital-source-type";

/** The origin of a shown text; null or missing for one that Takt did not write. */
export type Origin = DigitalSourceType | null | undefined;

/** Attributes of the element that shows a text: with OriginMark inside it is an item of schema.org. */
export function originProps(origin: Origin) {
  return origin
    ? {
        itemScope: true,
        itemType: "https://schema.org/SocialMediaPosting",
        "data-digital-source-type": origin,
      }
    : {};
}

/**
 * The machine-readable mark of a text's origin (AI Act, article 50(2); docs/ai-act.md), within the element that has
 * originProps. People read the origin elsewhere on the screen.
 */
export function OriginMark({ origin }: { origin: Origin }) {
  return origin ? <link itemProp="digitalSourceType" href={origin} /> : null;
}
