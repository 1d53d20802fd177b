import { OUTLINE_MARKS } from "./outline-marks";

/** The text without the line that marks it as an outline; any other text as it is. */
export function withoutMark(text: string): string {
  const start = text.trimStart();
  const mark = Object.values(OUTLINE_MARKS).find((one) => start.startsWith(one));
  return mark === undefined ? text : start.slice(mark.length).trimStart();
}
