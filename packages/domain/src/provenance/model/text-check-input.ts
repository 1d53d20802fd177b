import { z } from "zod";
import { requiredText } from "../../shared/text-input";
import { TEXT_CHECK } from "./text-check";

/** The input of the check "was this text written here?". */
export const textCheckInput = z.strictObject({
  text: requiredText(TEXT_CHECK.maxLength),
});
