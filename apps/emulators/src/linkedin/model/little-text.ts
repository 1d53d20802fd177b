import type { Post } from "./entities";

export type Segment =
  | { kind: "text"; text: string }
  | { kind: "hashtag"; sign: string; tag: string }
  | { kind: "mention"; name: string; urn: string };

export type LittleText = {
  segments: Segment[];
  /** The text as readers see it. */
  published: string;
  /** The index of the first invalid construct in the sent text; null when all of it is valid. */
  stoppedAt: number | null;
};

// The 15 reserved characters, and text that contains them only escaped (Microsoft Learn, little Text Format).
const RESERVED = String.raw`|{}@[\]()<>#\\*_~`;
const ESCAPED = String.raw`\\[${RESERVED}]`;
const PLAIN = String.raw`(?:[^${RESERVED}]|${ESCAPED})+`;

/** The productions of the grammar, in the order they are tried. All are anchored where the last one ended. */
const productions: { pattern: RegExp; segment: (match: RegExpExecArray) => Segment }[] = [
  { pattern: new RegExp(PLAIN, "uy"), segment: ([all]) => ({ kind: "text", text: unescape(all) }) },
  {
    pattern: /#([\p{L}\p{N}\p{M}]+)/uy,
    segment: ([, tag = ""]) => ({ kind: "hashtag", sign: "#", tag }),
  },
  {
    pattern: new RegExp(String.raw`\{hashtag\|\\?(#|\uFF03)\|(${PLAIN})\}`, "uy"),
    segment: ([, sign = "#", tag = ""]) => ({ kind: "hashtag", sign, tag: unescape(tag) }),
  },
  {
    pattern: new RegExp(String.raw`@\[(${PLAIN})\]\((urn:li:\w+:[^\s()]+)\)`, "uy"),
    segment: ([, name = "", urn = ""]) => ({ kind: "mention", name: unescape(name), urn }),
  },
];

/**
 * Parses a post's commentary by the little text grammar. It never fails: it stops at the first invalid construct, and
 * only the text before that is published (docs/linkedin-api.md, What carries the promise).
 */
export function parseLittleText(sent: string): LittleText {
  const segments: Segment[] = [];
  let at = 0;
  while (at < sent.length) {
    const next = readOne(sent, at);
    if (!next) break;
    segments.push(next.segment);
    at = next.end;
  }
  return { segments, published: segments.map(show).join(""), stoppedAt: at < sent.length ? at : null };
}

function readOne(sent: string, at: number) {
  for (const { pattern, segment } of productions) {
    pattern.lastIndex = at;
    const match = pattern.exec(sent);
    if (match) return { segment: segment(match), end: pattern.lastIndex };
  }
  return undefined;
}

const unescape = (text: string) => text.replace(/\\(.)/gu, "$1");

function show(segment: Segment) {
  if (segment.kind === "text") return segment.text;
  return segment.kind === "hashtag" ? segment.sign + segment.tag : segment.name;
}

/** Parses a post's sent text: as plain text in a post of the old API, otherwise as little text. */
export function readText({ sent, plain }: Pick<Post, "sent" | "plain">): LittleText {
  if (!plain) return parseLittleText(sent);
  return { segments: [{ kind: "text", text: sent }], published: sent, stoppedAt: null };
}

/** Formats commentary as reads return it: escaped, every hashtag in its template form (Microsoft Learn, Posts API). */
export function formatLittleText(segments: Segment[]): string {
  return segments.map(formatOne).join("");
}

const escape = (text: string) => text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");

function formatOne(segment: Segment) {
  switch (segment.kind) {
    case "text":
      return escape(segment.text);
    case "hashtag":
      return `{hashtag|${escape(segment.sign)}|${escape(segment.tag)}}`;
    case "mention":
      return `@[${escape(segment.name)}](${segment.urn})`;
  }
}
