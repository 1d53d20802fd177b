// zod/mini, because the form in the browser validates by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import type { VersionRef } from "../../shared/row-ref";

/** Limits of saved target audiences; lengths in UTF-16 units, after trimming. */
export const AUDIENCE_LIMITS = {
  name: 80,
  description: 1000,
  /** The number a user may have at once; deleted ones do not count. */
  perUser: 50,
} as const;

/** The input of the audience dialog, shared by form and procedure. */
export const audienceInput = z.strictObject({
  name: text(AUDIENCE_LIMITS.name),
  description: text(AUDIENCE_LIMITS.description),
});
export type AudienceInput = z.infer<typeof audienceInput>;

/** References the version of an audience that the user saw. */
export type AudienceRef = VersionRef;

/** Error codes of saved audiences. */
export type AudienceErrorCode =
  /** Missing or another user's: the two answer alike. */
  | "audience_not_found"
  /** Changed in another tab since it was read. */
  | "audience_changed"
  /** `data.max` audiences exist already. */
  | "audiences_full";

function text(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorable));
}
