import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import type { SourceQuote } from "./source";
import { WRITING_LIMITS } from "./writing-limits";

/** As long as a bookmarked topic's address may be. */
const MAX_URL = 4096;

/** A quote as a procedure takes it; its address is shown as a link, so http and https only. */
export const sourceQuote: z.ZodMiniType<SourceQuote> = z.strictObject({
  quote: z.string().check(z.trim(), z.minLength(1), z.maxLength(WRITING_LIMITS.quote), z.refine(isStorable)),
  url: z.nullable(z.string().check(z.maxLength(MAX_URL), z.refine(isStorable), z.refine(isWebAddress))),
});

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
