import type { SourceQuote } from "@takt/domain/writing/model/source-quote";
import { AudienceAnswer } from "./audience-answer";
import { CardAnswer } from "./card-answer";
import { QuoteNote } from "./quote-note";
import type { StepProps } from "./step-props";
import { TextAnswer } from "./text-answer";

/** The first step: topic, audience and goal. */
export function BasicsStep({ quote, ...props }: StepProps & { quote: SourceQuote | null }) {
  return (
    <>
      <TextAnswer {...props} name="topic" required className="max-h-72 min-h-24" />
      {quote && <QuoteNote quote={quote} />}
      <AudienceAnswer {...props} />
      <CardAnswer {...props} name="postGoal" />
    </>
  );
}
