// The browser gets zod's small build: the card checks by the same bounds.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { versionRef } from "../../shared/version-ref";
import { VOICE_LIMITS } from "./voice-limits";

const words = z.string().check(z.trim(), z.maxLength(VOICE_LIMITS.words), z.refine(isStorable));

/** What is changed of a sheet, in the version the user saw; the words of one language may come alone. */
export const voiceInput = z.strictObject({
  version: versionRef.shape.version,
  enabled: z.optional(z.boolean()),
  words: z.optional(z.strictObject({ en: z.optional(words), de: z.optional(words) })),
});
export type VoiceInput = z.infer<typeof voiceInput>;
