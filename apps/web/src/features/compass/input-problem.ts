import { analysisInput, type AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";

/** A key of `problems` in messages/{en,de}/compass.json. */
export type InputProblem =
  "urlMissing" | "urlInvalid" | "urlTooLong" | "textMissing" | "textTooShort" | "textTooLong" | "unusable";

/** Returns why an input cannot be analysed, or null; the shared schema is checked last. */
export function inputProblem(input: AnalysisInput): InputProblem | null {
  const { source } = input;
  if (source.kind === "url") {
    const url = source.url.trim();
    if (url === "") return "urlMissing";
    if (url.length > COMPASS_LIMITS.url) return "urlTooLong";
    if (!/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) return "urlInvalid";
  } else {
    const { length } = source.text.trim();
    if (length === 0) return "textMissing";
    if (length < COMPASS_LIMITS.minTextLength) return "textTooShort";
    if (length > COMPASS_LIMITS.maxTextLength) return "textTooLong";
  }
  return analysisInput.safeParse(input).success ? null : "unusable";
}
