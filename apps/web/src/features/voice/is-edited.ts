import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";

/** Tells whether the user has edited the sheet, so that its text differs from the one its measures generate. */
export function isEdited({ measures, words }: Pick<VoiceView, "measures" | "words">): boolean {
  const own = describeVoice(measures);
  return words.en !== own.en || words.de !== own.de;
}
