type Named = { name: string };
type TextPart = { text: string; isMention: boolean };

const WORD_SIGN = /[\p{L}\p{N}_]/u;

/** Finds each @ before a name, of several names the longest: "@Anna Berg" mentions nobody who is called Anna. */
export function findMentions(text: string, people: readonly Named[]): { at: number; name: string }[] {
  const names = people.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const found: { at: number; name: string }[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    if (!isMentionStart(text, at)) continue;
    const name = names.find((one) => text.startsWith(one, at + 1) && !isWordSign(text, at + 1 + one.length));
    if (name) found.push({ at, name });
  }
  return found;
}

/** Splits a text at the mentions in it. The joined parts equal the text. */
export function splitAtMentions(text: string, people: readonly Named[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { at, name } of findMentions(text, people)) {
    const end = at + 1 + name.length;
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: text.slice(at, end), isMention: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

/** The @ of an e-mail address is within a word. */
export const isMentionStart = (text: string, at: number) => at === 0 || !isWordSign(text, at - 1);

const isWordSign = (text: string, at: number) => at < text.length && WORD_SIGN.test(text[at]!);
