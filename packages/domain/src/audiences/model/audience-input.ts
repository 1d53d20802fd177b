// The browser gets zod's small build: the form checks by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { versionRef, type VersionRef } from "../../shared/version-ref";
import { AUDIENCE_LIMITS } from "./audience-limits";

/** What the audience dialog saves: shared by form and procedure. */
export const audienceInput = z.strictObject({
  name: words(AUDIENCE_LIMITS.name),
  description: words(AUDIENCE_LIMITS.description),
});
export type AudienceInput = z.infer<typeof audienceInput>;

/** Which version of which audience the user saw. */
export const audienceRef = versionRef;
export type AudienceRef = VersionRef;

function words(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorable));
}
