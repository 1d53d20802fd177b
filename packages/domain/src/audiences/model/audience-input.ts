import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import type { VersionRef } from "../../shared/row-ref";
import { AUDIENCE_LIMITS } from "./audience-limits";

/** The input of the audience dialog, shared by form and procedure. */
export const audienceInput = z.strictObject({
  name: requiredText(AUDIENCE_LIMITS.name),
  description: requiredText(AUDIENCE_LIMITS.description),
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
