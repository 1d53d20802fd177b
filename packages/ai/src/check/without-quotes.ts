const QUOTES = new RegExp(
  [
    "„[^„“”]{0,600}[“”]",
    "“[^„“”]{0,600}[“”]",
    "«[^«»]{0,600}»",
    "»[^«»]{0,600}«",
    "‚[^‚‘]{0,600}‘",
    // Not an inch, and not an apostrophe.
    '(?<![\\p{L}\\p{N}])"[^"\\n]{0,600}"',
    "(?<![\\p{L}\\p{N}])‘[^‘\\n]{0,600}?’(?!\\p{L})",
  ].join("|"),
  "gu",
);

/** A text without what stands in quotation marks: those are somebody else's words, in whatever language. */
export const withoutQuotes = (text: string) => text.replace(QUOTES, " ");
