import { UNSPACED, WORD_SIGN } from "./characters";

/** A name before the host, which may pretend to be the host: `https://linkedin.com@a.example`. */
const USERINFO = /[\w.~%!$&+=-]+(?::[\w.~%!$&+=-]*)?@/y;
const IPV6 = /\[[\da-f:.]{2,45}\]/iy;
const NAME = new RegExp(`(?:${WORD_SIGN}|[_.-])+`, "uy");
/** The label that a part of a name begins with: letters, marks and numbers, between them hyphens and underscores. */
const LABEL = new RegExp(String.raw`^(?!\p{M})${WORD_SIGN}(?:(?:${WORD_SIGN}|[_-])*${WORD_SIGN})?`, "u");
/** The first sign of a script without spaces in a label that begins in ASCII. */
const UNSPACED_AFTER_ASCII = new RegExp(`(?<=^[a-z\\d-]*[a-z\\d])${UNSPACED}`, "iu");
const PORT = /:(\d{1,5})(?!\d)/y;
const MAX_PORT = 65_535;
/** RFC 1035. */
const MAX_NAME_LENGTH = 253;

/**
 * Returns the end of the host at `start`, with the name before it and the port after it, or null without one. A host is a
 * name of one label or more, also internationalised, or an IPv4 or IPv6 address.
 */
export function readHost(text: string, start: number): number | null {
  const from = matchAt(USERINFO, text, start) ?? start;
  const end = matchAt(IPV6, text, from) ?? readName(text, from);
  return end === null ? null : readPort(text, end);
}

/** Returns the end of the port at `at`, or `at` without one. */
export function readPort(text: string, at: number): number {
  PORT.lastIndex = at;
  const port = PORT.exec(text);
  return port && Number(port[1]) <= MAX_PORT ? at + port[0].length : at;
}

function readName(text: string, start: number): number | null {
  const end = matchAt(NAME, text, start);
  if (end === null) return null;
  const labels = readLabels(text.slice(start, Math.min(end, start + MAX_NAME_LENGTH + 1)));
  const length = labels.join(".").length;
  return length === 0 || length > MAX_NAME_LENGTH ? null : start + length;
}

/** Returns the labels up to the first that is none; the last is the Latin one of "a.exampleを見て". */
function readLabels(name: string): string[] {
  const labels: string[] = [];
  for (const part of name.split(".")) {
    const label = LABEL.exec(part)?.[0];
    if (label === undefined) break;
    labels.push(label);
    if (label !== part) break;
  }
  const last = labels.pop();
  if (last === undefined) return [];
  const words = UNSPACED_AFTER_ASCII.exec(last);
  return [...labels, words ? last.slice(0, words.index) : last];
}

function matchAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? at + found[0].length : null;
}
