import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { Button } from "@takt/ui/button";
import { Pencil } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useAnswerText } from "./use-answer-text";
import { summaryAnswers, toView, type WizardView } from "../wizard-steps";

type Props = { answers: CompositionAnswers; canResearch: boolean; onGo: (view: WizardView) => void };

/** The answers so far, a card per step with a button to edit it. */
export function Summary({ answers, canResearch, onGo }: Props) {
  const { t } = useT("writing");
  const getText = useAnswerText(answers, canResearch);
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
