import * as z from "zod/mini";
import { trimmedText } from "../../shared/text-input";
import { versionRef } from "../../shared/row-ref";
import { VOICE_LIMITS } from "./voice-limits";

const words = trimmedText(VOICE_LIMITS.words);

/** The changes of a style sheet in the version the user saw; the text of one language may come alone. */
export const voiceInput = z.strictObject({
  version: versionRef.shape.version,
  enabled: z.optional(z.boolean()),
  words: z.optional(z.strictObject({ en: z.optional(words), de: z.optional(words) })),
});
export type VoiceInput = z.infer<typeof voiceInput>;
