/** Splits a list of words written as one text. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Returns the words and numbers of a text in order, in their own spelling. */
export const toWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}’'-]*[\p{L}\p{N}]/gu) ?? [];
