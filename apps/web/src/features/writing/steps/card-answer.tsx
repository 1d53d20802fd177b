import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import {
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
} from "@takt/domain/writing/model/writing-parameters";
import { useT } from "~/i18n/use-t";
import { ChoiceCards } from "@takt/ui/choice-cards";
import type { StepProps } from "./step-props";

const OPTIONS = {
  postGoal: POST_GOALS,
  contentType: CONTENT_TYPES,
  tone: TONES,
  length: TEXT_LENGTHS,
  callToAction: CALLS_TO_ACTION,
} as const;

type Props = Pick<StepProps, "answers" | "update"> & { name: keyof typeof OPTIONS };

/** A choice as cards, each with an example. */
export function CardAnswer({ name, answers, update }: Props) {
  const { t } = useT("writing");
  const options = (OPTIONS[name] as readonly CompositionAnswers[typeof name][]).map((value) => ({
    value,
    // The key is composed: option-texts.test.ts checks that every option has its texts.
    label: t(`options.${name}.${value}` as "options.tone.casual"),
    hint: t(`examples.${name}.${value}` as "examples.tone.casual"),
  }));
  return (
    <ChoiceCards
      legend={t(`fields.${name}`)}
      value={answers[name]}
      onChange={(value) => update({ [name]: value })}
      options={options}
      className="sm:grid-cols-2"
    />
  );
}
