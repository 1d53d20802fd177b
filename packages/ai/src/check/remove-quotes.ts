const QUOTES = new RegExp(
  [
    "„[^„“”]{0,600}[“”]",
    "“[^„“”]{0,600}[“”]",
    "«[^«»]{0,600}»",
    "»[^«»]{0,600}«",
    "‚[^‚‘]{0,600}‘",
    // This is neither an inch sign nor an apostrophe.
    '(?<![\\p{L}\\p{N}])"[^"\\n]{0,600}"',
    "(?<![\\p{L}\\p{N}])‘[^‘\\n]{0,600}?’(?!\\p{L})",
  ].join("|"),
  "gu",
);

/** Removes text in quotation marks: it is somebody else's, in any language. */
export const removeQuotes = (text: string) => text.replace(QUOTES, " ");
