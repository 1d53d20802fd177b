import type { OutlineLanguage } from "./outline-parameters";

/** The first line of each outline: nobody may take it for a text that was thought up. */
export const OUTLINE_MARKS: Record<OutlineLanguage, string> = {
  en: "Outline, not AI:",
  de: "Gliederung, keine KI:",
};
