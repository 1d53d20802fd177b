const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?[\u{E0020}-\u{E007F}]*`;
const EMOJI = new RegExp(
  // A family or a profession, joined; a flag; a key cap.
  String.raw`${PICTURE}(?:\u200D${PICTURE})*|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3`,
  "gu",
);

/** How many emoji readers see: joined ones, skin tones, flags and key caps are one each; ©, ® and ™ are none. */
export function countEmoji(text: string): number {
  return text.replace(/[©®™]/g, "").match(EMOJI)?.length ?? 0;
}
