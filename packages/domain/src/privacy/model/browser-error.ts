import { z } from "zod";
import { textInput } from "../../shared/text-input";
import { BROWSER_ERROR_LIMITS, type BrowserErrorInput } from "./browser-error-limits";

/** The schema of a report; the path has no query. */
export const browserErrorInput: z.ZodType<BrowserErrorInput> = z.strictObject({
  message: textInput(BROWSER_ERROR_LIMITS.message),
  stack: textInput(BROWSER_ERROR_LIMITS.stack),
  path: textInput(BROWSER_ERROR_LIMITS.path).check(z.regex(/^\/[^?#]*$/)),
});
