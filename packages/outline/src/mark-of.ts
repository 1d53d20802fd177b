import { OUTLINE_MARKS } from "./outline-marks";
import type { OutlineLanguage } from "./outline-parameters";

/** The language of the mark that a text begins with; null: it has none. */
export function markOf(text: string): OutlineLanguage | null {
  const start = text.trimStart();
  if (start.startsWith(OUTLINE_MARKS.en)) return "en";
  return start.startsWith(OUTLINE_MARKS.de) ? "de" : null;
}
