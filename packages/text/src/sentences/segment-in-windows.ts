/** English and German texts have the same boundaries. */
const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });
/** In UTF-16 units. */
const WINDOW_LENGTH = 1_000;

/**
 * Splits a line into sentences with Intl.Segmenter, in windows, because its time grows with the square of their
 * number. The last sentence of a window may continue, so the next window begins with it; a sentence that fills its
 * window gets a larger one.
 */
export function segmentInWindows(line: string): { segment: string; index: number }[] {
  const found: { segment: string; index: number }[] = [];
  let from = 0;
  for (let size = WINDOW_LENGTH; from < line.length;) {
    const segments = [...SEGMENTER.segment(line.slice(from, from + size))];
    const isEnd = from + size >= line.length;
    if (!isEnd && segments.length === 1) {
      size *= 2;
      continue;
    }
    const whole = isEnd ? segments : segments.slice(0, -1);
    for (const { segment, index } of whole) found.push({ segment, index: from + index });
    from = isEnd ? line.length : from + segments.at(-1)!.index;
    size = WINDOW_LENGTH;
  }
  return found;
}
