import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { useT } from "next-i18next/client";
import { HashtagsField } from "../../posts/parts/hashtags-field";
import { CardAnswer } from "./card-answer";
import type { StepProps } from "./step-props";
import { SwitchAnswer } from "./switch-answer";
import { TextAnswer } from "./text-answer";

/** The third step: call to action, hashtags, personal reference and research. */
export function FinalStep(props: StepProps) {
  const { t } = useT("writing");
  const { answers, update, problems, usage, announce } = props;
  return (
    <>
      <div className="grid gap-3">
        <CardAnswer {...props} name="callToAction" />
        {(answers.callToAction === "custom" || problems.customCallToAction) && (
          <TextAnswer {...props} name="customCallToAction" required className="min-h-16" />
        )}
      </div>
      <HashtagsField
        tags={answers.hashtags}
        onChange={(hashtags) => update({ hashtags })}
        announce={announce}
        max={WRITING_LIMITS.hashtags}
        hint={t("hints.hashtags", { max: WRITING_LIMITS.hashtags })}
      />
      <div className="grid gap-3">
        <SwitchAnswer {...props} name="personalReference" />
        <SwitchAnswer
          {...props}
          name="useResearch"
          unavailable={usage.canResearch ? null : t("hints.noResearch")}
        />
      </div>
    </>
  );
}
