const PARAGRAPH = "We moved the stand-up to ten and nobody missed the old hour, as it turned out in the end.";

/** A text of 2,800 characters: with what is typed it stays within LinkedIn's limit, escaped signs included. */
export const LONG_TEXT = `#teams keep what helps them (mostly).\n${`${PARAGRAPH}\n`.repeat(40)}`.slice(
  0,
  2800,
);
