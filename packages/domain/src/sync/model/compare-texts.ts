/** Returns a text as it is compared: white space and composed characters make no difference. */
export function comparable(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** Whether two texts are those of one post for certain; an empty or unknown one says nothing. */
export function isSameText(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const text = comparable(one);
  return text !== "" && text === comparable(other);
}

/** Whether two texts are known and differ. */
export function isOtherText(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && comparable(one) !== comparable(other);
}
