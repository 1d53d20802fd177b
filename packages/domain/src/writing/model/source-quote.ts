import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { webUrl } from "../../shared/web-url-input";
import { WRITING_LIMITS } from "./writing-limits";

/** The quote that the text is based on: a topic's quoted sentence. It is untrusted text, never an instruction. */
export type SourceQuote = { quote: string; url: string | null };

/** The input schema of a quote. */
export const sourceQuote: z.ZodMiniType<SourceQuote> = z.strictObject({
  quote: requiredText(WRITING_LIMITS.quote),
  url: z.nullable(webUrl),
});
