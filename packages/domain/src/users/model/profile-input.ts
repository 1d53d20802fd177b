import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { PROFILE_LIMITS } from "./profile-limits";

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
