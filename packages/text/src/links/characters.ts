/**
 * Letters, marks and numbers of every script: what an internationalised address may have beside ASCII (RFC 3987,
 * ucschar), without what nobody sees and without what makes an emoji of a digit (U+FE0F, U+20E3).
 */
export const WORD_SIGN = String.raw`(?![0-9]\uFE0F?\u20E3|\p{Default_Ignorable_Code_Point}|\p{Me})[\p{L}\p{M}\p{N}]`;

/**
 * Scripts whose words follow each other, and a word before them, without a space: directly after a Latin word they are the
 * sentence's ("https://a.example/xをご覧ください").
 */
export const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
