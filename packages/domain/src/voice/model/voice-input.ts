import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { versionRef } from "../../shared/row-ref";
import { VOICE_LIMITS } from "./voice-limits";

const words = z.string().check(z.trim(), z.maxLength(VOICE_LIMITS.words), z.refine(isStorable));

/** The changes of a style sheet in the version the user saw; the text of one language may come alone. */
export const voiceInput = z.strictObject({
  version: versionRef.shape.version,
  enabled: z.optional(z.boolean()),
  words: z.optional(z.strictObject({ en: z.optional(words), de: z.optional(words) })),
});
export type VoiceInput = z.infer<typeof voiceInput>;
