import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";

/** Whether the user has reworded the sheet: other words than its measures make. */
export function isEdited({ measures, words }: Pick<VoiceView, "measures" | "words">): boolean {
  const own = describeVoice(measures);
  return words.en !== own.en || words.de !== own.de;
}
