const PLACEHOLDERS = [
  // Matches [Your name] and [Zahl einfügen], but neither [1] nor a link's [text](address).
  /\[(?=[^\]\n]{0,79}\p{L})[^\]\n]{1,80}\](?!\()/u,
  /\{\{?[^{}\n]{1,80}\}?\}/u,
  /<\p{L}[^<>\n/]{0,60}>/u,
  /\((?:insert|add|your|enter|hier|bitte)\b[^()\n]{0,80}(?:here|einfügen|eintragen|ergänzen|name)[^()\n]{0,20}\)/iu,
  /_{3,}/,
  /\b(?:TODO|TBD|XXX?)\b/,
  /lorem ipsum/i,
];

/** Returns the first placeholder in a text; null when there is none. */
export function findPlaceholder(text: string): string | null {
  for (const placeholder of PLACEHOLDERS) {
    const found = placeholder.exec(text);
    if (found) return found[0];
  }
  return null;
}
