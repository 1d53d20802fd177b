import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import type { TypedOn } from "./kept-voice-words";

/**
 * The version of the sheet that a change names: the latest. But that on which its words were typed where they have
 * become others since, so that the server refuses and the user decides.
 */
export function versionToName(
  sheet: Pick<VoiceView, "version" | "words">,
  words: { en?: string; de?: string } = {},
  typedOn: TypedOn | null = null,
): number {
  const isOverwritten = (["en", "de"] as const).some((language) => {
    const [now, next] = [sheet.words[language], words[language]];
    return next !== undefined && now !== next && now !== typedOn?.was;
  });
  return typedOn && isOverwritten ? typedOn.version : sheet.version;
}
