import { type ParsedText, joinText } from "./parse-text";

/**
 * Removes as few middle sentences as possible, the last ones first, until the text is no longer `tooLong`; removes
 * all of them if it still is. The first sentence and the last `retained` ones (the call to action) stay. `tooLong` is
 * called only a few times, because half of the remaining sentences are tried each time.
 */
export function removeSentences(
  text: ParsedText,
  retained: number,
  tooLong: (text: string, sentences: number) => boolean,
): ParsedText {
  const total = text.flat(2).length;
  const last = Math.max(1, total - retained);
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
