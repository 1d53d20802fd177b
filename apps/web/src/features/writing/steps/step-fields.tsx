import type { SourceQuote } from "@takt/domain/writing/model/source-quote";
import type { WizardStep, WizardView } from "../wizard-steps";
import { BasicsStep } from "./basics-step";
import { FinalStep } from "./final-step";
import { ReviewStep } from "./review-step";
import type { StepProps } from "./step-props";
import { StyleStep } from "./style-step";

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
