import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { RewritingTask } from "@takt/domain/writing/ports/writer";
import { markOf } from "@takt/outline/mark-of";
import { detectLanguage } from "./check/detect-language";

/**
 * In which language a rewritten text is to be: in its own, or for `other_language` in the other one. The text says which
 * that is, as it may have been translated since its parameters were chosen; only where it does not, they do.
 */
export function targetLanguage({ text, rewrite, parameters }: RewritingTask): WritingLanguage {
  const found = detectLanguage(text);
  const own = markOf(text) ?? (found === "other" ? null : found) ?? parameters.language;
  if (rewrite !== "other_language") return own;
  return own === "en" ? "de" : "en";
}
