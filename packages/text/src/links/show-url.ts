import { truncate } from "../truncate";

/** Names that are written in one script, or in Latin with Chinese, Japanese or Korean. */
const ONE_SCRIPT = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{M}\p{N}ー._-]*$/u,
  ...[
    "Arabic",
    "Armenian",
    "Bengali",
    "Cyrillic",
    "Devanagari",
    "Georgian",
    "Greek",
    "Hebrew",
    "Tamil",
    "Thai",
  ].map((script) => new RegExp(String.raw`^[\p{Script=${script}}\p{M}\p{N}._-]*$`, "u")),
];
/** Characters that readers do not see, or that make one word of two. */
const UNREADABLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
/** The end of a shortened address, in UTF-16 units, and its shortest path. */
const END_LENGTH = 12;
const MIN_PATH_LENGTH = 2 * END_LENGTH;

/**
 * Returns what a reader recognises an address by: host and port whole, then path, query and fragment, with percent escapes
 * as letters where they are readable; without scheme, user name and a slash alone. A host that mixes scripts, and could look
 * like another, is in punycode (Unicode Technical Standard 39).
 * @param url an address with http(s) or without a scheme
 */
export function showUrl(url: string): string {
  const written = url.replace(/^https?:\/\//iu, "").replace(/^[^/?#@]*@/u, "");
  const rest = readable(/[/?#].*$/su.exec(written)?.[0] ?? "");
  return showHost(url, written.replace(/[/?#].*$/su, "")) + (rest === "/" ? "" : rest);
}

/** Shortens what is shown of an address in the middle of its path to about `length` UTF-16 units; the host stays whole. */
export function shortenUrl(shown: string, length: number): string {
  if (shown.length <= length) return shown;
  const host = /^[^/?#]*/u.exec(shown)![0];
  const path = shown.slice(host.length);
  const room = Math.max(length - host.length, MIN_PATH_LENGTH);
  if (path.length <= room) return shown;
  const end = path.slice(-END_LENGTH).replace(/^[\udc00-\udfff]/, "");
  return `${host}${truncate(path, room - END_LENGTH - 1)}…${end}`;
}

function showHost(url: string, written: string): string {
  const { host } = new URL(/^https?:\/\//iu.test(url) ? url : `https://${url}`);
  const [name = ""] = written.split(":");
  if (!host.includes("xn--") || !ONE_SCRIPT.some((script) => script.test(name))) return host;
  return written.toLowerCase().normalize("NFC");
}

function readable(rest: string): string {
  try {
    const decoded = decodeURI(rest);
    return UNREADABLE.test(decoded) ? rest : decoded;
  } catch {
    return rest;
  }
}
