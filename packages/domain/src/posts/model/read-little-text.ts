/** A hashtag's template, a mention, or an escaped character (Microsoft Learn, Posts API, little Text Format). */
const CONSTRUCT =
  /\{hashtag\|\\?([#\uFF03])\|((?:\\[^]|[^\\}])*)\}|@\[((?:\\[^]|[^\\\]])*)\]\(urn:li:[^\s()]+\)|\\([|{}@[\]()<>#\\*_~])/g;

/** Returns what readers see of a text that LinkedIn answers as "little text": the reverse of toLittleText. */
export function readLittleText(commentary: string): string {
  return commentary.replace(
    CONSTRUCT,
    (_, sign: string = "", hashtag?: string, name?: string, escaped?: string) =>
      sign + readEscapes(hashtag ?? name ?? escaped ?? ""),
  );
}

function readEscapes(text: string): string {
  return text.replace(/\\([|{}@[\]()<>#\\*_~])/g, "$1");
}
