import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { Button } from "@takt/ui/button";
import { Verbatim } from "@takt/ui/verbatim";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { summaryAnswers, toView, type WizardView } from "../wizard-steps";
type Props = { answers: CompositionAnswers; canResearch: boolean; onGo: (view: WizardView) => void };

/** What somebody typed, or null for nothing. */
const typed = (text: string) => (text === "" ? null : <Verbatim>{text}</Verbatim>);

/** The answers so far, a card per step with a button to edit it. */
export function Summary({ answers, canResearch, onGo }: Props) {
  const { t } = useT("writing");
  const getText = (answer: keyof CompositionAnswers): ReactNode => {
    const value = answers[answer];
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
        return t(`options.${answer}.${String(value)}` as "options.tone.casual");
    }
  };
  return (
    <section aria-label={t("summary.label")} className="grid gap-3">
      {summaryAnswers(answers).map(({ step, answers: names }) => {
        const name = t(`steps.${step}.name`);
        return (
          <div key={step} className="grid gap-2 rounded-xl border border-border bg-surface px-4 py-3">
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-sm font-semibold">{name}</h3>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t("summary.editNamed", { name })}
                onClick={() => onGo(toView(step))}
                className="-me-2"
              >
                <Pencil aria-hidden />
                {t("summary.edit")}
              </Button>
            </div>
            <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
              {names.map((answer) => (
                <div key={answer} className="sm:contents">
                  <dt className="text-muted-fg">{t(`fields.${answer}`)}</dt>
                  <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{getText(answer)}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
