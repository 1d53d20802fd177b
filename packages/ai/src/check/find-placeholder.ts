const PLACEHOLDERS = [
  // [Your name], [Zahl einfügen]; not [1] and not a link's [words](address).
  /\[(?=[^\]\n]{0,79}\p{L})[^\]\n]{1,80}\](?!\()/u,
  /\{\{?[^{}\n]{1,80}\}?\}/u,
  /<\p{L}[^<>\n/]{0,60}>/u,
  /\((?:insert|add|your|enter|hier|bitte)\b[^()\n]{0,80}(?:here|einfügen|eintragen|ergänzen|name)[^()\n]{0,20}\)/iu,
  /_{3,}/,
  /\b(?:TODO|TBD|XXX?)\b/,
  /lorem ipsum/i,
];

/** The first part of a text that somebody was to fill in; null when there is none. */
export function findPlaceholder(text: string): string | null {
  for (const placeholder of PLACEHOLDERS) {
    const found = placeholder.exec(text);
    if (found) return found[0];
  }
  return null;
}
