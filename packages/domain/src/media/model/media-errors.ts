export type MediaErrorCode =
  | "media_not_found"
  | "media_too_many"
  | "media_type_invalid"
  | "media_too_large"
  /** Fewer or more bytes arrived than announced, or the upload was cut. */
  | "media_incomplete";
