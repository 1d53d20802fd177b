import { readPort } from "./read-host";
import { TOP_LEVEL_DOMAINS } from "./top-level-domains";

/** Characters of a possible domain and of its surroundings; other scripts are the sentence's. */
const RUN = /[\p{Script=Latin}\p{M}\d.-]+/gu;
const DOMAIN =
  /^(?=.*[\p{Script=Latin}].*\.)(?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d-]*[\p{Script=Latin}\p{M}\d])?\.)+[a-z]{2,}/u;
/** The longest domain (RFC 1035), and the full stop of its sentence. */
const MAX_RUN_LENGTH = 254;
/** Before a domain these make it a part of an e-mail address, a path, a hashtag, a name or a word. */
const ATTACHED_BEFORE = /(?:[@#/\\:&=+%]|[\p{L}\p{N}]_+)$/u;
/** Directly after a domain: an e-mail address's name, or a word. */
const ATTACHED_AFTER = /^(?:@|_+[\p{L}\p{N}])/u;

/**
 * Finds domains without a scheme from an index of a text on, as in "Mehr auf takt.example.com/blog": LinkedIn's composer
 * makes links of them, by a list that it does not publish (docs/linkedin-api.md, Text). Ours are those that begin with
 * `www.` or end in one of the domains that posts name and that are no ends of file names (top-level-domains.ts).
 */
export function findBareDomains(text: string, from: number): { start: number; hostEnd: number }[] {
  const domains: { start: number; hostEnd: number }[] = [];
  RUN.lastIndex = from;
  for (let run = RUN.exec(text); run; run = RUN.exec(text)) {
    const start = run.index + (/^[.-]+/.exec(run[0])?.[0].length ?? 0);
    const length = domainLength(run[0].slice(start - run.index));
    if (length === 0 || ATTACHED_BEFORE.test(text.slice(Math.max(0, start - 3), start))) continue;
    const end = start + length;
    if (!ATTACHED_AFTER.test(text.slice(end, end + 3))) domains.push({ start, hostEnd: readPort(text, end) });
  }
  return domains;
}

/** Returns the length of the domain that is the whole of a run but its last full stops; 0 without one. */
function domainLength(run: string): number {
  if (run.length > MAX_RUN_LENGTH || !run.includes(".")) return 0;
  const domain = DOMAIN.exec(run)?.[0] ?? "";
  if (!/^[.-]*$/.test(run.slice(domain.length))) return 0;
  const last = domain.slice(domain.lastIndexOf(".") + 1);
  return TOP_LEVEL_DOMAINS.has(last) || /^www\.[^.]+\./.test(domain) ? domain.length : 0;
}
