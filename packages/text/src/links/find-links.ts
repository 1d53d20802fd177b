import { findBareDomains } from "./find-bare-domains";
import { parseUrl } from "./parse-url";
import { readHost } from "./read-host";
import { readTail, type Tail } from "./read-tail";
import { showUrl } from "./show-url";

/**
 * A web address in a text. `start` and `end` are UTF-16 indices of the text; `url` is the address as browsers normalise
 * it, absolute; `shown` is what readers recognise (show-url.ts).
 */
export type Link = { start: number; end: number; url: string; shown: string };

const SCHEME = /https?:\/\//giu;

/**
 * Finds the web addresses of a text, from left to right, in linear time. One grammar for all that asks: card, preview,
 * publishing, Compass, writing, sync (docs/decisions/0047).
 *
 * An address is the longest one that begins with http:// or https:// and has: a host (read-host.ts); then, after `/`, `?`
 * or `#`, the characters of RFC 3986 and the letters, marks and numbers of every script (RFC 3987), with round and square
 * brackets in pairs. It does not end in what ends a sentence (read-tail.ts). Any other character ends it: blanks, quotes,
 * emoji, invisible characters, the punctuation of all scripts. Domains without a scheme are in find-bare-domains.ts.
 */
export function findLinks(text: string): Link[] {
  const links: Link[][] = [];
  let from = 0;
  for (const scheme of text.matchAll(SCHEME)) {
    if (scheme.index < from) continue;
    const tail = readUrl(text, scheme.index, scheme[0].length);
    if (tail === null) continue;
    links.push(findBareLinks(text, from, scheme.index), [toLink(text, scheme.index, tail.end)]);
    from = tail.readTo;
  }
  return [...links, findBareLinks(text, from, text.length)].flat();
}

/** Replaces the web addresses of a text. */
export function replaceLinks(text: string, by: (link: string) => string): string {
  let replaced = "";
  let from = 0;
  for (const { start, end } of findLinks(text)) {
    replaced += text.slice(from, start) + by(text.slice(start, end));
    from = end;
  }
  return replaced + text.slice(from);
}

/** Removes the web addresses of a text, which are neither words nor of a language. */
export const removeLinks = (text: string) => replaceLinks(text, () => "");

/** Returns the end of the address whose scheme is at `start`, or null where no host follows. */
function readUrl(text: string, start: number, schemeLength: number): Tail | null {
  const hostEnd = readHost(text, start + schemeLength);
  if (hostEnd === null) return null;
  // Two addresses without a space: what looks like the end of a host is the scheme of the next.
  const next = text.startsWith("://", hostEnd) ? /https?$/iu.exec(text.slice(start, hostEnd)) : null;
  if (next) return readUrl(text.slice(0, start + next.index), start, schemeLength);
  return parseUrl(text.slice(start, hostEnd)) ? readTail(text, hostEnd, start) : null;
}

function findBareLinks(text: string, from: number, to: number): Link[] {
  const links: Link[] = [];
  const within = text.slice(0, to);
  let free = from;
  for (const { start, hostEnd } of findBareDomains(within, from)) {
    if (start < free || !parseUrl(`https://${text.slice(start, hostEnd)}`)) continue;
    const tail = readTail(within, hostEnd, start);
    free = tail.readTo;
    links.push(toLink(text, start, tail.end));
  }
  return links;
}

function toLink(text: string, start: number, end: number): Link {
  const url = text.slice(start, end);
  const { href } = new URL(/^https?:\/\//iu.test(url) ? url : `https://${url}`);
  return { start, end, url: href, shown: showUrl(url) };
}
