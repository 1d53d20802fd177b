// zod/mini, because the form in the browser reads its limits here.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";

/** Limits of profile fields; lengths in UTF-16 units, after trimming. */
export const PROFILE_LIMITS = { displayName: 80, headline: 220 } as const;

/** The profile fields that users may change: an allowlist. Null clears a field. */
export const profileInput = z.strictObject({
  displayName: line(PROFILE_LIMITS.displayName),
  headline: line(PROFILE_LIMITS.headline),
});
export type ProfileInput = z.infer<typeof profileInput>;

function line(max: number) {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorable));
  return z.optional(z.nullable(text));
}
