import { z } from "zod";
import { BROWSER_ERROR_LIMITS, type BrowserErrorInput } from "./browser-error-limits";

/** The schema of a report; the path has no query. */
export const browserErrorInput: z.ZodType<BrowserErrorInput> = z.strictObject({
  message: z.string().max(BROWSER_ERROR_LIMITS.message),
  stack: z.string().max(BROWSER_ERROR_LIMITS.stack),
  path: z
    .string()
    .max(BROWSER_ERROR_LIMITS.path)
    .regex(/^\/[^?#]*$/),
});
