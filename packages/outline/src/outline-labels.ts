import type { OutlineLanguage } from "./outline-parameters";

/** The first line of each outline, so that nobody takes it for a text by a language model. */
export const OUTLINE_LABELS: Record<OutlineLanguage, string> = {
  en: "Outline, not AI:",
  de: "Gliederung, keine KI:",
};
