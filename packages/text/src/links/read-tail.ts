import { UNSPACED, WORD_SIGN } from "./characters";

const TAIL_START = /[/?#]/y;
/** Of ASCII what RFC 3986 allows beside letters and digits; the brackets only in pairs. */
const SIGN = new RegExp(String.raw`${WORD_SIGN}|(?![#*]\uFE0F?\u20E3)[!#$%&'()*+,\-./:;=?@[\]_~]`, "uy");
const IS_UNSPACED = new RegExp(UNSPACED, "u");
const IS_WORD = new RegExp(`^(?:${WORD_SIGN})$`, "u");
/** Another address, unless it is a parameter or a part of the path, as in the Web Archive's addresses. */
const SCHEME = /https?:\/\//iy;
const HOLDS_ADDRESS = "/=?&#:";
/** Signs of a word between two letters or numbers: `Köln–Bonn`, `col·lecció`, `ハリー・ポッター`. */
const JOINING = "\u2010\u2011\u2013\u00B7\u30FB";
/** Between letters that change their form with it, in Persian and the scripts of India. */
const JOINERS = "\u200C\u200D";
const CURSIVE =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const isClosing = (sign: string) => sign === ")" || sign === "]";
const OPENING: Readonly<Record<string, string>> = { "(": ")", "[": "]" };
/** Characters that end a sentence, a quotation or an emphasis in Markdown; also the half of a percent escape. */
const SENTENCE_END = ".,;:!?'*~%" + JOINING + JOINERS;
/** An underscore that begins or ends an emphasis in Markdown, not one inside a word. */
const EMPHASIS = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;
/** Bounds the work on a line of many addresses. */
const EMPHASIS_LENGTH = 500;

/** Where an address ends, and up to where it was read: what was read is not read again for another. */
export type Tail = { end: number; readTo: number };

/**
 * Returns the end of the path, query and fragment that follow a host at `hostEnd`, or `hostEnd` without them. `start` is
 * where the address begins.
 */
export function readTail(text: string, hostEnd: number, start: number): Tail {
  TAIL_START.lastIndex = hostEnd;
  if (!TAIL_START.test(text)) return { end: hostEnd, readTo: hostEnd };
  const { end, unclosed } = scan(text, hostEnd);
  return { end: trim(text, hostEnd, Math.min(end, unclosed), start), readTo: end };
}

/** Reads signs up to the first that is not the address's; `unclosed` is the first bracket that nothing closes. */
function scan(text: string, from: number): { end: number; unclosed: number } {
  const open: { at: number; closedBy: string }[] = [];
  let word: "none" | "spaced" | "unspaced" = "none";
  let at = from;
  for (let before = ""; ;) {
    const sign = signAt(text, at, before);
    if (sign === null) break;
    if (isClosing(sign)) {
      if (open.at(-1)?.closedBy !== sign) break;
      open.pop();
    } else if (sign in OPENING) open.push({ at, closedBy: OPENING[sign]! });
    const isUnspaced = IS_UNSPACED.test(sign) && IS_WORD.test(sign);
    if (isUnspaced && word === "spaced") break;
    if (isUnspaced) word = "unspaced";
    else if (isClosing(sign)) word = "spaced";
    else if (!IS_WORD.test(sign)) word = "none";
    else if (word === "none") word = "spaced";
    at += sign.length;
    before = sign;
  }
  return { end: at, unclosed: open[0]?.at ?? at };
}

/** Returns the code point at an index when it may be an address's. */
function signAt(text: string, at: number, before: string): string | null {
  SIGN.lastIndex = at;
  const sign = SIGN.exec(text)?.[0];
  if (sign === undefined) return joiningAt(text, at, before);
  if (sign !== "h" && sign !== "H") return sign;
  SCHEME.lastIndex = at;
  return SCHEME.test(text) && !HOLDS_ADDRESS.includes(before) ? null : sign;
}

/** Returns a sign that is an address's between two words only, or null. */
function joiningAt(text: string, at: number, before: string): string | null {
  const sign = text.charAt(at);
  if (sign === "" || !(JOINING + JOINERS).includes(sign) || !IS_WORD.test(before)) return null;
  const after = String.fromCodePoint(text.codePointAt(at + 1) ?? 0x20);
  if (!IS_WORD.test(after)) return null;
  if (JOINERS.includes(sign) && !(CURSIVE.test(before) && CURSIVE.test(after))) return null;
  return sign;
}

/** Takes away the signs at the end that are the sentence's. */
function trim(text: string, hostEnd: number, end: number, start: number): number {
  let at = end;
  let isEmphasised: boolean | null = null;
  while (at > hostEnd) {
    const last = text.charAt(at - 1);
    if (last === "_") isEmphasised ??= followsEmphasis(text, start);
    if (!SENTENCE_END.includes(last) && !(last === "_" && isEmphasised)) break;
    at -= 1;
  }
  return at;
}

/** Whether an underscore in the line before the address waits for its end: `_see https://a.example_`. */
function followsEmphasis(text: string, start: number): boolean {
  const line =
    text
      .slice(Math.max(0, start - EMPHASIS_LENGTH), start)
      .split("\n")
      .at(-1) ?? "";
  return (line.match(EMPHASIS) ?? []).length % 2 === 1;
}
