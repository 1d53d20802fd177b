const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?[\u{E0020}-\u{E007F}]*`;
const EMOJI = new RegExp(
  // Joined emoji (families, professions), flags and key caps.
  String.raw`${PICTURE}(?:\u200D${PICTURE})*|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3`,
  "gu",
);

/**
 * Counts emoji as readers see them: joined ones, skin tones, flags and key caps count as one each; ©, ® and ™ do not
 * count.
 */
export function countEmoji(text: string): number {
  return text.replace(/[©®™]/g, "").match(EMOJI)?.length ?? 0;
}
