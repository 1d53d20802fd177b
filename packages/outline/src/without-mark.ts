import { markOf } from "./mark-of";
import { OUTLINE_MARKS } from "./outline-marks";

/** The text without the line that marks it as an outline; any other text as it is. */
export function withoutMark(text: string): string {
  const mark = markOf(text);
  return mark === null ? text : text.trimStart().slice(OUTLINE_MARKS[mark].length).trimStart();
}
