import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import type { DraftBase } from "./voice-draft-storage";

/**
 * Returns the version of the sheet that a change is based on: the latest, or the one on which its text was typed when
 * that text was changed elsewhere since then, so that the server refuses and the user decides.
 */
export function baseVersion(
  sheet: Pick<VoiceView, "version" | "words">,
  words: { en?: string; de?: string } = {},
  draftBase: DraftBase | null = null,
): number {
  const isOverwritten = (["en", "de"] as const).some((language) => {
    const [now, next] = [sheet.words[language], words[language]];
    return next !== undefined && now !== next && now !== draftBase?.was;
  });
  return draftBase && isOverwritten ? draftBase.version : sheet.version;
}
