import { CardAnswer } from "./card-answer";
import type { StepProps } from "./step-props";

/** How the post is told. */
export function StyleStep(props: StepProps) {
  return (
    <>
      <CardAnswer {...props} name="contentType" />
      <CardAnswer {...props} name="tone" />
      <CardAnswer {...props} name="length" />
    </>
  );
}
