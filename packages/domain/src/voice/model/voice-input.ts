// zod/mini, because the card in the browser parses and validates by it.
import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { versionRef } from "../../shared/row-ref";
import { VOICE_LIMITS } from "./voice-limits";

/** The text of a style sheet in one language as it is typed, also while it is too long to be saved. */
export const voiceDraft = z.string();

const words = z.string().check(z.trim(), z.maxLength(VOICE_LIMITS.words), z.refine(isStorable));

/** The changes of a style sheet in the version the user saw; the text of one language may come alone. */
export const voiceInput = z.strictObject({
  version: versionRef.shape.version,
  enabled: z.optional(z.boolean()),
  words: z.optional(z.strictObject({ en: z.optional(words), de: z.optional(words) })),
});
export type VoiceInput = z.infer<typeof voiceInput>;
