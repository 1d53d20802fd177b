import { z } from "zod";
import { isStorable } from "../../shared/is-storable";
import { PROFILE_LIMITS } from "./profile-limits";

/** The profile fields that users may change: an allowlist. Null clears a field. */
export const profileInput = z.strictObject({
  displayName: line(PROFILE_LIMITS.displayName),
  headline: line(PROFILE_LIMITS.headline),
});
export type ProfileInput = z.infer<typeof profileInput>;

function line(max: number) {
  return z.string().trim().min(1).max(max).refine(isStorable).nullable().optional();
}
