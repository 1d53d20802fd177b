import { type ParsedText, joinText } from "./parse-text";

/**
 * Without sentences of the middle, the last ones first, while `tooLong`. The first sentence and the last `kept` ones (the
 * call to action) stay.
 */
export function dropSentences(
  text: ParsedText,
  kept: number,
  tooLong: (text: string, sentences: number) => boolean,
): ParsedText {
  const places = text.flatMap((paragraph, p) =>
    paragraph.flatMap((line, l) => line.map((_, s) => `${p}.${l}.${s}`)),
  );
  const removable = places.slice(1, Math.max(1, places.length - kept));
  const gone = new Set<string>();
  const rest = () =>
    text.map((paragraph, p) =>
      paragraph.map((line, l) => line.filter((_, s) => !gone.has(`${p}.${l}.${s}`))),
    );
  while (removable.length > 0 && tooLong(joinText(rest()), places.length - gone.size))
    gone.add(removable.pop()!);
  return rest();
}
