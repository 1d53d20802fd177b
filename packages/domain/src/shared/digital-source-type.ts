/** The origin of a text, as a post's column has it. */
export type TextOriginKind = "none" | "outline" | "assisted" | "generated";

/**
 * The terms of IPTC's vocabulary "Digital Source Type" that texts of Takt are marked with. Its identifiers begin with
 * http, and schema.org names them as they are (cv.iptc.org/newscodes/digitalsourcetype; schema.org/digitalSourceType).
 */
export const DIGITAL_SOURCE_TYPES = {
  /** Composed by rules, without a model. */
  outline: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
  /** A model's unchanged text. */
  generated: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
  /** A model's text that a person has changed. */
  assisted: "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
} as const;

export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[keyof typeof DIGITAL_SOURCE_TYPES];

/**
 * Returns the machine-readable mark of a text's origin; null for a text that Takt did not write, because nobody here
 * knows how it came about (docs/ai-act.md).
 */
export function digitalSourceType(origin: TextOriginKind): DigitalSourceType | null {
  return origin === "none" ? null : DIGITAL_SOURCE_TYPES[origin];
}
