import { guessLanguage } from "@takt/text/guess-language";
import { splitSentences } from "@takt/text/sentences/split-sentences";
import { truncate } from "@takt/text/truncate";
import { callToAction } from "./call-to-action";
import { chooseHashtags } from "./choose-hashtags";
import { composeOutline } from "./compose-outline";
import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { labelLanguage, removeLabel } from "./outline-label";
import type { Outline, OutlineParameters, OutlineQuote } from "./outline-parameters";
import { removeSentences } from "./rewrite/remove-sentences";
import { joinText, parseText, type ParsedText } from "./rewrite/parse-text";
import { templatesFor } from "./templates/templates-for";

export type OutlineRewrite = "shorter" | "longer" | "more_personal" | "other_hook" | "other_language";

const MAX_CHARACTERS = 3_000;
const ADDED_SENTENCES = 3;

/**
 * Rewrites any text by one step without a model; the result is labelled and has at most 3,000 characters. shorter:
 * about two thirds of the sentences, never without the first or the call to action. longer: up to three more.
 * more_personal: gaps for what the author knows. other_hook: another first sentence. other_language: nothing is translated;
 * the outline is composed again in the language that `text` is not in. A text that cannot be changed further comes
 * back unchanged.
 */
export function composeRewrite(task: {
  parameters: OutlineParameters;
  text: string;
  rewrite: OutlineRewrite;
  quote?: OutlineQuote | null;
}): Outline {
  const { rewrite, quote = null } = task;
  // A text with the label of the other language is in that language, whatever its few words look like.
  const language = labelLanguage(task.text) ?? guessLanguage(task.text) ?? task.parameters.language;
  if (rewrite === "other_language")
    return composeOutline({ ...task.parameters, language: language === "de" ? "en" : "de" }, { quote });

  const parameters = { ...task.parameters, language };
  const before = parseText(removeLabel(task.text));
  const retained = sentencesOfCall(parameters, before);
  const after = change(before, { parameters, rewrite, retained, quote });
  const label = OUTLINE_LABELS[language];
  const fitting = removeSentences(after, retained, (text) => text.length + label.length + 2 > MAX_CHARACTERS);
  const text = `${label}\n\n${joinText(fitting)}`.trim();
  return {
    text: truncate(text, MAX_CHARACTERS),
    hashtags: chooseHashtags(parameters),
  };
}

type Change = {
  parameters: OutlineParameters;
  rewrite: Exclude<OutlineRewrite, "other_language">;
  retained: number;
  quote: OutlineQuote | null;
};

function change(text: ParsedText, { parameters, rewrite, retained, quote }: Change): ParsedText {
  const { texts, fill } = templatesFor(parameters, quote);
  const { tone, postGoal, contentType } = parameters;
  const audience = fill(texts.audience);
  const present = new Set(
    text.flat(2).map((sentence) => sentence.replace(/^•\s*/, "").replace(audience, "")),
  );
  const absent = (candidates: readonly string[]) =>
    candidates.map(fill).filter((sentence) => !present.has(sentence));
  switch (rewrite) {
    case "shorter": {
      const wanted = Math.ceil((text.flat(2).length * 2) / 3);
      return removeSentences(text, retained, (_, sentences) => sentences > wanted);
    }
    case "longer": {
      const { sentences, order } = texts.body[contentType];
      const more = absent([...order.map((index) => sentences[index]!), ...texts.more]).slice(
        0,
        ADDED_SENTENCES,
      );
      return insertParagraph(text, more, { beforeLast: retained });
    }
    case "more_personal":
      return insertParagraph(text, absent(texts.personal[contentType]), "after the first");
    case "other_hook": {
      const hooks = [texts.hooks[tone][postGoal], ...texts.otherHooks[postGoal]].map(fill);
      const first = text[0]?.[0]?.[0] ?? "";
      const next = hooks[(hooks.indexOf(first) + 1) % hooks.length]!;
      return text.map((paragraph, p) =>
        paragraph.map((line, l) => line.map((sentence, s) => (p + l + s === 0 ? next : sentence))),
      );
    }
  }
}

/** Counts the last sentences that are the requested call to action. */
function sentencesOfCall(parameters: OutlineParameters, text: ParsedText): number {
  if (parameters.callToAction === "none") return 0;
  const asked = splitSentences(callToAction(parameters, templatesFor(parameters, null))).length;
  return Math.min(Math.max(asked, 1), Math.max(text.flat(2).length - 1, 0));
}

/** Inserts `sentences` as a paragraph after the first one, or before the last `retained` sentences. */
function insertParagraph(
  text: ParsedText,
  sentences: string[],
  where: "after the first" | { beforeLast: number },
): ParsedText {
  if (sentences.length === 0) return text;
  if (where === "after the first") return [...text.slice(0, 1), [sentences], ...text.slice(1)];
  let at = text.length;
  for (let left = where.beforeLast; left > 0 && at > 1; at -= 1) left -= text[at - 1]!.flat().length;
  return [...text.slice(0, at), [sentences], ...text.slice(at)];
}
