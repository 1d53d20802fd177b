import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { RewritingTask } from "@takt/domain/writing/ports/writer";
import { labelLanguage } from "@takt/outline/outline-label";
import { detectLanguage } from "@takt/text/detection/detect-language";

/**
 * Returns the language of a rewritten text: its own, or for `other_language` the other one. The text itself
 * decides, because it may have been translated since its parameters were chosen; the parameters count only when the
 * text gives no evidence.
 */
export function targetLanguage({ text, rewrite, parameters }: RewritingTask): WritingLanguage {
  const found = detectLanguage(text);
  const own = labelLanguage(text) ?? (found === "other" ? null : found) ?? parameters.language;
  if (rewrite !== "other_language") return own;
  return own === "en" ? "de" : "en";
}
