import type { Source } from "@takt/domain/writing/model/source";

const MAX_SOURCES = 20;
const MAX_URL = 2_048;

/**
 * The sources of a researched text: what its annotations cite, then what the model lists; http(s) only, each once.
 * When the endpoint says which pages the search gave the model, others that the model lists are left out: it made
 * them up.
 */
export function mergeSources(
  cited: readonly Source[],
  listed: readonly Source[],
  searched: readonly string[],
): Source[] {
  const known = new Set([...searched, ...cited.map(({ url }) => url)].map((url) => clean(url)?.href));
  const believed = searched.length > 0 ? listed.filter(({ url }) => known.has(clean(url)?.href)) : listed;
  const sources = new Map<string, Source>();
  for (const { title, url } of [...cited, ...believed]) {
    const address = clean(url);
    if (!address) continue;
    const before = sources.get(address.href);
    // PostgreSQL takes no NUL.
    const name = title
      .replace(/[\s\0]+/g, " ")
      .trim()
      .slice(0, 300);
    if (!before) sources.set(address.href, { title: name || address.hostname, url: address.href });
    else if (name && before.title === address.hostname) before.title = name;
  }
  return [...sources.values()].slice(0, MAX_SOURCES);
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
