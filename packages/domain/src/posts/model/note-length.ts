// Apart from the schemas, which the page of a post does not load.
/** The longest note, and the longest quote of a post's text, in UTF-16 units. */
export const NOTE_LENGTH = 2000;
export const QUOTE_LENGTH = 300;
/** The characters before and after a quote by which it is found again. */
export const QUOTE_CONTEXT = 40;
