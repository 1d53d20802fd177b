// zod/mini, because the form in the browser validates by the same schema.
import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { typedUrl } from "../../shared/web-url-input";
import { COMPASS_LIMITS } from "./compass-limits";

const { url, minTextLength, maxTextLength } = COMPASS_LIMITS;

/** The input of an analysis, shared by form and procedure. The page reader decides whether a URL may be read. */
export const analysisInput = z.strictObject({
  source: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("url"),
      url: typedUrl(url).check(z.trim(), z.minLength(1)),
    }),
    z.strictObject({
      kind: z.literal("text"),
      text: requiredText(maxTextLength, minTextLength),
    }),
  ]),
  /** The language of the topics. */
  language: z.enum(["en", "de"]),
});
export type AnalysisInput = z.infer<typeof analysisInput>;
