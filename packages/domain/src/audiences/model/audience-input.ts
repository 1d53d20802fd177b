// zod/mini, because the form in the browser validates by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { versionRef, type VersionRef } from "../../shared/version-ref";
import { AUDIENCE_LIMITS } from "./audience-limits";

/** The input of the audience dialog, shared by form and procedure. */
export const audienceInput = z.strictObject({
  name: text(AUDIENCE_LIMITS.name),
  description: text(AUDIENCE_LIMITS.description),
});
export type AudienceInput = z.infer<typeof audienceInput>;

/** References the version of an audience that the user saw. */
export const audienceRef = versionRef;
export type AudienceRef = VersionRef;

function text(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorable));
}
