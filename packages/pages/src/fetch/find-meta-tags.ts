const START = /<!--|<(noscript|script|style|template|textarea|title)\b|<meta\b[^>]{0,1000}>/gi;

/**
 * Yields the meta tags of a page's source in order, without those in comments and in elements whose content is no part of
 * the page. It takes time linear in the length of `html`.
 */
export function* findMetaTags(html: string): Generator<string> {
  const lower = html.toLowerCase();
  const starts = new RegExp(START);
  for (let found = starts.exec(html); found; found = starts.exec(html)) {
    const [tag, element] = found;
    if (tag !== "<!--" && element === undefined) {
      yield tag;
      continue;
    }
    const end = element === undefined ? "-->" : `</${element.toLowerCase()}`;
    const at = lower.indexOf(end, starts.lastIndex);
    if (at < 0) return;
    starts.lastIndex = at + end.length;
  }
}
