import { type ParsedText, joinText } from "./parse-text";

/**
 * Without as few sentences of the middle as possible, the last ones first, so that it is not `tooLong` any more; without
 * all of them if it still is. The first sentence and the last `kept` ones (the call to action) stay. `tooLong` is asked
 * of ever shorter texts: few of them, because half of what is left is tried each time.
 */
export function dropSentences(
  text: ParsedText,
  kept: number,
  tooLong: (text: string, sentences: number) => boolean,
): ParsedText {
  const total = text.flat(2).length;
  const last = Math.max(1, total - kept);
  const without = (count: number) => {
    let place = 0;
    return text.map((paragraph) =>
      paragraph.map((line) =>
        line.filter(() => {
          const at = place++;
          return at < last - count || at >= last;
        }),
      ),
    );
  };
  let [enough, most] = [0, last - 1];
  while (enough < most) {
    const half = Math.floor((enough + most) / 2);
    if (tooLong(joinText(without(half)), total - half)) enough = half + 1;
    else most = half;
  }
  return without(enough);
}
