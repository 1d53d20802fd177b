import { callToAction } from "./call-to-action";
import { chooseHashtags } from "./choose-hashtags";
import { composeOutline } from "./compose-outline";
import { markOf } from "./mark-of";
import { OUTLINE_MARKS } from "./outline-marks";
import type { Outline, OutlineParameters, OutlineQuote } from "./outline-parameters";
import { dropSentences } from "./rewrite/drop-sentences";
import { insertParagraph } from "./rewrite/insert-paragraph";
import { joinText, parseText, type ParsedText } from "./rewrite/parse-text";
import { splitSentences } from "./sentences/split-sentences";
import { textsFor } from "./texts/fill-text";
import { withoutMark } from "./without-mark";
import { guessLanguage } from "./words/guess-language";

export type OutlineRewrite = "shorter" | "longer" | "more_personal" | "other_hook" | "other_language";

const MOST_CHARACTERS = 3_000;
const ADDED = 3;

/**
 * Any text, changed one step without a model; marked, and at most 3,000 characters. shorter: about two thirds of the
 * sentences, never the first nor the call to action. longer: up to three more. more_personal: prompts in brackets.
 * other_hook: another first sentence. other_language: nothing is translated, the outline is composed anew in the language
 * that `text` is not in. Where nothing is left to do, the text comes back as it was.
 */
export function composeRewrite(task: {
  parameters: OutlineParameters;
  text: string;
  rewrite: OutlineRewrite;
  quote?: OutlineQuote | null;
}): Outline {
  const { rewrite, quote = null } = task;
  // A text with the other mark is in the other language, whatever its few words look like.
  const language = markOf(task.text) ?? guessLanguage(task.text, task.parameters.language);
  if (rewrite === "other_language")
    return composeOutline({ ...task.parameters, language: language === "de" ? "en" : "de" }, { quote });

  const parameters = { ...task.parameters, language };
  const before = parseText(withoutMark(task.text), language);
  const kept = sentencesOfCall(parameters, before);
  const after = change(before, { parameters, rewrite, kept, quote });
  const mark = OUTLINE_MARKS[language];
  const fitting = dropSentences(after, kept, (text) => text.length + mark.length + 2 > MOST_CHARACTERS);
  const text = `${mark}\n\n${joinText(fitting)}`.trim();
  return {
    text: text.slice(0, MOST_CHARACTERS).replace(/[\ud800-\udbff]$/, ""),
    hashtags: chooseHashtags(parameters),
  };
}

type Change = {
  parameters: OutlineParameters;
  rewrite: Exclude<OutlineRewrite, "other_language">;
  kept: number;
  quote: OutlineQuote | null;
};

function change(text: ParsedText, { parameters, rewrite, kept, quote }: Change): ParsedText {
  const { texts, fill } = textsFor(parameters, quote);
  const { tone, postGoal, contentType } = parameters;
  const present = new Set(text.flat(2).map((sentence) => sentence.replace(/^•\s*/, "")));
  const absent = (candidates: readonly string[]) =>
    candidates.map(fill).filter((sentence) => !present.has(sentence));
  switch (rewrite) {
    case "shorter": {
      const wanted = Math.ceil((text.flat(2).length * 2) / 3);
      return dropSentences(text, kept, (_, sentences) => sentences > wanted);
    }
    case "longer": {
      const { sentences, order } = texts.body[contentType];
      const more = absent([...order.map((index) => sentences[index]!), ...texts.more]).slice(0, ADDED);
      return insertParagraph(text, more, { beforeLast: kept });
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

/** How many of the last sentences are the call to action that was asked for. */
function sentencesOfCall(parameters: OutlineParameters, text: ParsedText): number {
  if (parameters.callToAction === "none") return 0;
  const { language } = parameters;
  const asked = splitSentences(callToAction(parameters, textsFor(parameters, null)), language).length;
  return Math.min(Math.max(asked, 1), Math.max(text.flat(2).length - 1, 0));
}
