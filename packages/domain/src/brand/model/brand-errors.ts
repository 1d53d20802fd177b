/** Error codes of brands. */
export type BrandErrorCode =
  /** Neither an SVG nor a PNG by its content, or damaged, animated, or with too many pixels. */
  | "logo_invalid"
  /** `data.max` is in KB. */
  | "logo_too_large"
  /** An SVG with what is not drawn alike everywhere: `data.element` is the element, such as `text` or `image`. */
  | "logo_unsupported"
  | "logo_not_found";
