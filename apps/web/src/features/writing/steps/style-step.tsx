import { CardAnswer } from "./card-answer";
import type { StepProps } from "./step-props";

/** The second step: content type, tone and length. */
export function StyleStep(props: StepProps) {
  return (
    <>
      <CardAnswer {...props} name="contentType" />
      <CardAnswer {...props} name="tone" />
      <CardAnswer {...props} name="length" />
    </>
  );
}
