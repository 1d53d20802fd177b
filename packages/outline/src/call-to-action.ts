import type { OutlineParameters } from "./outline-parameters";
import type { textsFor } from "./texts/fill-text";
import { clipWords } from "./words/clip-words";

const LONGEST = 500;

/** The last paragraph; empty for none. A custom one is taken word for word, and without words it is none. */
export function callToAction(
  parameters: OutlineParameters,
  { texts, fill }: ReturnType<typeof textsFor>,
): string {
  switch (parameters.callToAction) {
    case "none":
      return "";
    case "custom":
      return clipWords(parameters.customCallToAction ?? "", LONGEST);
    case "comment":
    case "discussion":
      return fill(texts.calls[parameters.callToAction][parameters.tone]);
  }
}
