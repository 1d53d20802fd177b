import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { Verbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";

/** A typed text, or null for an empty one. */
const typed = (text: string) => (text === "" ? null : <Verbatim>{text}</Verbatim>);

/** Returns the text of each answer as a summary shows it. */
export function useAnswerText(
  answers: CompositionAnswers,
  canResearch: boolean,
): (answer: keyof CompositionAnswers) => ReactNode {
  const { t } = useT("writing");
  return (answer) => {
    switch (answer) {
      case "hashtags":
        return typed(answers.hashtags.map((tag) => `#${tag}`).join(" ")) ?? t("summary.noHashtags");
      case "personalReference":
        return t(answers.personalReference ? "summary.yes" : "summary.no");
      case "useResearch":
        return t(answers.useResearch && canResearch ? "summary.yes" : "summary.no");
      case "topic":
      case "targetAudience":
      case "customCallToAction":
        return typed(answers[answer].trim()) ?? t("summary.nothing");
      default:
        // Options use the labels of their cards.
        return t(`options.${answer}.${String(answers[answer])}` as "options.tone.casual");
    }
  };
}
