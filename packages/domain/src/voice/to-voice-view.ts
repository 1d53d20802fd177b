import type { VoiceSheet } from "@takt/db/generated/prisma/client";
import { voiceJson } from "./model/voice-json";
import type { VoiceView } from "./model/voice-view";

/** Converts a row for screens. */
export function toVoiceView({
  version,
  enabled,
  measures,
  words,
  postCount,
  computedAt,
}: VoiceSheet): VoiceView {
  return {
    version,
    enabled,
    measures: voiceJson.measures(measures),
    words: voiceJson.words(words),
    postCount,
    computedAt,
  };
}
