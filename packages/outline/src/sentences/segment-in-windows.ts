const SEGMENTERS = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  de: new Intl.Segmenter("de", { granularity: "sentence" }),
};
/** UTF-16 units. */
const WINDOW = 1_000;

/**
 * What Intl.Segmenter takes for the sentences of a line, in windows: its time grows with the square of how many there are.
 * The last one of a window may go on behind it, so the next window begins with it; one that fills its window gets a
 * larger one.
 */
export function segmentInWindows(line: string, language: "en" | "de"): { segment: string; index: number }[] {
  const found: { segment: string; index: number }[] = [];
  let from = 0;
  for (let size = WINDOW; from < line.length;) {
    const segments = [...SEGMENTERS[language].segment(line.slice(from, from + size))];
    const isEnd = from + size >= line.length;
    if (!isEnd && segments.length === 1) {
      size *= 2;
      continue;
    }
    const whole = isEnd ? segments : segments.slice(0, -1);
    for (const { segment, index } of whole) found.push({ segment, index: from + index });
    from = isEnd ? line.length : from + segments.at(-1)!.index;
    size = WINDOW;
  }
  return found;
}
