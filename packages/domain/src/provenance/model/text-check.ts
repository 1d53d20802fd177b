import type { DigitalSourceType } from "../../shared/digital-source-type";

/** Bounds of the check "was this text written here?". */
export const TEXT_CHECK = {
  /** Characters: more than twice the longest post. */
  maxLength: 8_000,
  /** A shorter text says nothing: others write the same words. */
  minWords: 20,
  /** From which share of common pairs of words two texts count as similar; unrelated posts share under a tenth. */
  minSimilarity: 0.4,
} as const;

/**
 * The answer of the check. `same`: these very words were written here. `similar`: a text with much of them was, and
 * `percent` (in tens) is how much they have in common. `none`: nothing here is known of it, which does not show that a
 * person wrote it. `short`: too few words to tell.
 */
export type TextCheck =
  | { verdict: "same"; digitalSourceType: DigitalSourceType }
  | { verdict: "similar"; digitalSourceType: DigitalSourceType; percent: number }
  | { verdict: "none" }
  | { verdict: "short" };
