/** A hashtag's template, a mention, or an escaped character (Microsoft Learn, Posts API, little Text Format). */
const CONSTRUCT =
  /\{hashtag\|(?:\\?#|\uFF03)\|((?:\\[^]|[^\\}])*)\}|@\[((?:\\[^]|[^\\\]])*)\]\(urn:li:[^\s()]+\)|\\([|{}@[\]()<>#\\*_~])/g;

/** Returns what readers see of a text that LinkedIn answers as "little text": the reverse of toLittleText. */
export function readLittleText(commentary: string): string {
  return commentary.replace(
    CONSTRUCT,
    (_, hashtag: string | undefined, name: string | undefined, escaped: string | undefined) =>
      hashtag === undefined ? readEscapes(name ?? escaped ?? "") : `#${readEscapes(hashtag)}`,
  );
}

function readEscapes(text: string): string {
  return text.replace(/\\([|{}@[\]()<>#\\*_~])/g, "$1");
}
