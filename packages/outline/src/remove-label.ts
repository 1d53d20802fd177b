import { labelLanguage } from "./label-language";
import { OUTLINE_LABELS } from "./outline-labels";

/** Removes the label of an outline; any other text stays unchanged. */
export function removeLabel(text: string): string {
  const label = labelLanguage(text);
  return label === null ? text : text.trimStart().slice(OUTLINE_LABELS[label].length).trimStart();
}
