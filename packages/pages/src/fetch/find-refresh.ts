import { findMetaTags } from "./find-meta-tags";

/** A page that refreshes later renews itself, and is read. */
const MAX_DELAY_SECONDS = 10;
const SEARCHED_LENGTH = 64 * 1024;

const REFRESH = /\bhttp-equiv\s{0,9}=\s{0,9}["']?\s{0,9}refresh\b/i;
const CONTENT = /\bcontent\s{0,9}=\s{0,9}(?:"([^"]{0,900})"|'([^']{0,900})'|([^\s>]{1,900}))/i;
/** The declarative refresh of the HTML Standard (4.2.5.3): seconds, then an address. */
const DECLARATION =
  /^\s{0,9}(\d{1,6})[\d.]{0,9}\s{0,9}[;,]?\s{0,9}(?:url\s{0,9}=\s{0,9})?(?:"([^"]*)"?|'([^']*)'?|(.*))$/is;

/**
 * Returns the address to which a page sends its readers on its own at once or within ten seconds, as it is written there;
 * null when it does not.
 */
export function findRefresh(html: string): string | null {
  for (const tag of findMetaTags(html.slice(0, SEARCHED_LENGTH))) {
    if (!REFRESH.test(tag)) continue;
    const content = CONTENT.exec(tag);
    const declaration = DECLARATION.exec(decodeEntities(content?.[1] ?? content?.[2] ?? content?.[3] ?? ""));
    if (!declaration || Number(declaration[1]) > MAX_DELAY_SECONDS) continue;
    const url = (declaration[2] ?? declaration[3] ?? declaration[4] ?? "").trim();
    if (url !== "") return url;
  }
  return null;
}

/** The entities that stand in addresses. */
const decodeEntities = (text: string) =>
  text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&apos;|&#39;|&#x27;/gi, "'")
    .replace(/&amp;|&#38;|&#x26;/gi, "&");
