import { ADDRESS_FORMS, WRITING_LANGUAGES } from "@takt/domain/writing/model/writing-parameters";
import { useT } from "~/i18n/use-t";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { LimitCard } from "../limit-card";
import { usageState } from "../usage-state";
import type { WizardView } from "../wizard-steps";
import type { StepProps } from "./step-props";
import { Summary } from "./summary";
import { UsageNote } from "./usage-note";

type Props = StepProps & { onGo: (view: WizardView) => void };

/** The last step: a summary of the answers, the language of the text, and its cost. */
export function ReviewStep({ answers, update, usage, onGo }: Props) {
  const { t } = useT(["writing", "common"]);
  return (
    <>
      <Summary answers={answers} canResearch={usage.canResearch} onGo={onGo} />
      <ChoiceCards
        legend={t("fields.language")}
        value={answers.language}
        onChange={(language) => update({ language })}
        options={WRITING_LANGUAGES.map((value) => ({
          value,
          label: t(`common:languages.${value}`),
          lang: value,
        }))}
        className="sm:grid-cols-2"
      />
      {answers.language === "de" && (
        <ChoiceCards
          legend={t("fields.address")}
          value={answers.address}
          onChange={(address) => update({ address })}
          options={ADDRESS_FORMS.map((value) => ({
            value,
            label: t(`options.address.${value}`),
            hint: t(`examples.address.${value}`),
          }))}
          className="sm:grid-cols-2"
        />
      )}
      {/* The filled button of this step composes an outline then. */}
      {usageState(usage) === "none" ? <LimitCard usage={usage} /> : <UsageNote usage={usage} />}
    </>
  );
}
