import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import type { OutlineLanguage } from "./outline-parameters";

/** Returns the language of the label that a text begins with; null without a label. */
export function labelLanguage(text: string): OutlineLanguage | null {
  const start = text.trimStart();
  if (start.startsWith(OUTLINE_LABELS.en)) return "en";
  return start.startsWith(OUTLINE_LABELS.de) ? "de" : null;
}

/** Removes the label of an outline; any other text stays unchanged. */
export function removeLabel(text: string): string {
  const label = labelLanguage(text);
  return label === null ? text : text.trimStart().slice(OUTLINE_LABELS[label].length).trimStart();
}
