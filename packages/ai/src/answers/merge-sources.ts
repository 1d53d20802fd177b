import type { Source } from "@takt/domain/writing/model/source";

const MAX_SOURCES = 20;
const MAX_URL = 2_048;

/**
 * The sources of a researched text: what its annotations cite, then what the model lists; http(s) only, each once, with
 * all the figures that the model says it has from there. A listed page that no search gave the model, and that nothing
 * cites, is left out: the model made it up. Without any search that is all of them.
 */
export function mergeSources(
  cited: readonly Source[],
  listed: readonly Source[],
  searched: readonly string[],
): Source[] {
  const known = new Set([...searched, ...cited.map(({ url }) => url)].map(pageOf));
  const believed = listed.filter(({ url }) => known.has(pageOf(url)));
  const sources = new Map<string, Source>();
  for (const { title, url, figures = [] } of [...cited, ...believed]) {
    const address = clean(url);
    if (!address) continue;
    const before = sources.get(pageOf(url)!);
    // PostgreSQL takes no NUL.
    const name = title
      .replace(/[\s\0]+/g, " ")
      .trim()
      .slice(0, 300);
    const source = before ?? { title: name || address.hostname, url: address.href };
    if (name && source.title === new URL(source.url).hostname) source.title = name;
    if (figures.length > 0) source.figures = [...(source.figures ?? []), ...figures];
    sources.set(pageOf(url)!, source);
  }
  return [...sources.values()].slice(0, MAX_SOURCES);
}

/** One page is the same whatever the protocol, `www.` and a slash at the end. */
function pageOf(url: string): string | null {
  const address = clean(url);
  if (!address) return null;
  return address.host.replace(/^www\./, "") + address.pathname.replace(/\/$/, "") + address.search;
}

/** An address without what says from where one came; null when it is none that a browser may open. */
function clean(url: string): URL | null {
  if (url.length > MAX_URL || !URL.canParse(url)) return null;
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
  address.hash = "";
  const tracking = [...address.searchParams.keys()].filter((key) => key.startsWith("utm_"));
  for (const key of tracking) address.searchParams.delete(key);
  return address;
}
