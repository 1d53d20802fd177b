import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { truncate } from "@takt/text/truncate";
import type { Source } from "@takt/domain/posts/model/source";

const MAX_SOURCES = 20;
const MAX_TITLE_LENGTH = 300;
const MAX_URL_LENGTH = 2_048;

/**
 * Merges the sources of a researched text: first those its annotations cite, then those the model lists; http(s)
 * only, each once, with all figures that the model attributes to it. A listed page that neither a search returned
 * nor an annotation cites is dropped as invented, so without a search all listed pages are.
 */
export function mergeSources(
  cited: readonly Source[],
  listed: readonly Source[],
  searched: readonly string[],
): Source[] {
  const known = new Set([...searched, ...cited.map(({ url }) => url)].map(findPage));
  const trusted = listed.filter(({ url }) => known.has(findPage(url)));
  const sources = new Map<string, Source>();
  for (const { title, url, figures = [] } of [...cited, ...trusted]) {
    const parsed = clean(url);
    if (!parsed) continue;
    const before = sources.get(findPage(url)!);
    // PostgreSQL cannot store NUL.
    const name = truncate(title.replace(/[\s\0]+/g, " ").trim(), MAX_TITLE_LENGTH);
    const source = before ?? { title: name || parsed.hostname, url: parsed.href };
    if (name && source.title === new URL(source.url).hostname) source.title = name;
    if (figures.length > 0) source.figures = [...(source.figures ?? []), ...figures];
    sources.set(findPage(url)!, source);
  }
  return [...sources.values()].slice(0, MAX_SOURCES);
}

/** Returns the identity of a page, regardless of protocol, `www.` and trailing slash. */
function findPage(url: string): string | null {
  const parsed = clean(url);
  if (!parsed) return null;
  return parsed.host.replace(/^www\./, "") + parsed.pathname.replace(/\/$/, "") + parsed.search;
}

/** Parses an address and removes its hash and tracking parameters; null when a browser must not open it. */
function clean(url: string): URL | null {
  const parsed = url.length > MAX_URL_LENGTH ? null : parseWebUrl(url);
  if (!parsed || parsed.username || parsed.password) return null;
  parsed.hash = "";
  const tracking = [...parsed.searchParams.keys()].filter((key) => key.startsWith("utm_"));
  for (const key of tracking) parsed.searchParams.delete(key);
  return parsed;
}
