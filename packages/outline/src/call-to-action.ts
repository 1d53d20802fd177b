import { excerpt } from "@takt/text/excerpt";
import type { OutlineParameters } from "./outline-parameters";
import type { templatesFor } from "./templates/templates-for";

const MAX_CALL_TO_ACTION_LENGTH = 500;

/** Returns the last paragraph; empty for no call to action. A custom one is used word for word. */
export function callToAction(
  parameters: OutlineParameters,
  { texts, fill }: ReturnType<typeof templatesFor>,
): string {
  switch (parameters.callToAction) {
    case "none":
      return "";
    case "custom":
      return excerpt(parameters.customCallToAction ?? "", MAX_CALL_TO_ACTION_LENGTH);
    case "comment":
    case "discussion":
      return fill(texts.calls[parameters.callToAction][parameters.tone]);
  }
}
