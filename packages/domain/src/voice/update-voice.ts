import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { VoiceInput } from "./model/voice-input";
import { voiceJson } from "./model/voice-json";
import type { VoiceView, VoiceErrorCode } from "./model/voice-view";
import { toVoiceView } from "./stored-voice";

/**
 * Switches the style sheet on or off or changes its text, in the version the user saw. Refuses with `voice_not_found`
 * or `voice_changed`.
 */
export function updateVoice(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Actor,
  { version, enabled, words }: VoiceInput,
): Promise<VoiceView> {
  return db.$transaction(async (tx) => {
    const before = await tx.voiceSheet.findUnique({ where: { userId } });
    if (!before) throw new DomainError<VoiceErrorCode>("voice_not_found");
    const was = voiceJson.words(before.words);
    const { count } = await tx.voiceSheet.updateMany({
      where: { userId, version },
      data: {
        ...(enabled !== undefined && { enabled }),
        ...(words && { words: { en: words.en ?? was.en, de: words.de ?? was.de } }),
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new DomainError<VoiceErrorCode>("voice_changed");
    return toVoiceView(await tx.voiceSheet.findUniqueOrThrow({ where: { userId } }));
  });
}
