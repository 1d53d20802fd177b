import { OUTLINE_LABELS } from "./outline-labels";
import type { OutlineLanguage } from "./outline-parameters";

/** Returns the language of the label that a text begins with; null without a label. */
export function labelLanguage(text: string): OutlineLanguage | null {
  const start = text.trimStart();
  if (start.startsWith(OUTLINE_LABELS.en)) return "en";
  return start.startsWith(OUTLINE_LABELS.de) ? "de" : null;
}
