/** The warning appears this many days before the connection expires; LinkedIn has no silent renewal. */
export const WARN_DAYS = 14;
