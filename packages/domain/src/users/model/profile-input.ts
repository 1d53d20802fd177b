import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { PROFILE_LIMITS } from "./profile-limits";

/** The profile fields that users may change: an allowlist. Null clears a field. */
export const profileInput = z.strictObject({
  displayName: z.optional(z.nullable(requiredText(PROFILE_LIMITS.displayName))),
  headline: z.optional(z.nullable(requiredText(PROFILE_LIMITS.headline))),
});
export type ProfileInput = z.infer<typeof profileInput>;
