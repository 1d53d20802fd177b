import type { SourceQuote } from "@takt/domain/writing/model/source-quote";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { HashtagsField } from "~/features/posts/parts/hashtags-field";
import type { WizardStep, WizardView } from "../wizard-steps";
import { AudienceAnswer } from "./audience-answer";
import { CardAnswer } from "./card-answer";
import { ReviewStep } from "./review-step";
import type { StepProps } from "./step-props";
import { SwitchAnswer } from "./switch-answer";
import { TextAnswer } from "./text-answer";

type Props = StepProps & {
  step: WizardStep;
  quote: SourceQuote | null;
  onGo: (view: WizardView) => void;
};

/** The fields of a step. */
export function StepFields({ step, quote, onGo, ...props }: Props) {
  switch (step) {
    case "basics":
      return <BasicsStep {...props} quote={quote} />;
    case "style":
      return <StyleStep {...props} />;
    case "final":
      return <FinalStep {...props} />;
    case "review":
      return <ReviewStep {...props} onGo={onGo} />;
  }
}

/** The first step: topic, audience and goal. */
function BasicsStep({ quote, ...props }: StepProps & { quote: SourceQuote | null }) {
  return (
    <>
      <TextAnswer {...props} name="topic" required className="max-h-72 min-h-24" />
      {quote && <QuoteNote quote={quote} />}
      <AudienceAnswer {...props} />
      <CardAnswer {...props} name="postGoal" />
    </>
  );
}

/** The second step: content type, tone and length. */
function StyleStep(props: StepProps) {
  return (
    <>
      <CardAnswer {...props} name="contentType" />
      <CardAnswer {...props} name="tone" />
      <CardAnswer {...props} name="length" />
    </>
  );
}

/** The third step: call to action, hashtags, personal reference and research. */
function FinalStep(props: StepProps) {
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

/** The quoted sentence of a source that the post is based on. */
function QuoteNote({ quote: { quote, url } }: { quote: SourceQuote }) {
  const { t } = useT("writing");
  return (
    <figure className="grid gap-1 border-s-2 border-border-strong ps-3 text-sm">
      <figcaption className="text-caption text-muted-fg">{t("quote")}</figcaption>
      <blockquote {...verbatim} className="wrap-anywhere">
        {quote}
      </blockquote>
      {url && (
        <p {...verbatim} className="text-caption">
          <a
            href={url}
            target="_blank"
            rel="noreferrer noopener"
            className="wrap-anywhere text-secondary-text underline underline-offset-2"
          >
            {url}
          </a>
        </p>
      )}
    </figure>
  );
}
