/** In characters. */
const MAX_LENGTH = 4096;

/**
 * Whether no browser finds a scheme in the text but http and https: by the parser that browsers use, which passes over
 * blanks, line breaks and case. A host with its port, `a.example:80`, is none.
 */
export function isHarmlessAddress(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { protocol } = new URL(text);
  return /^https?:$/.test(protocol) || protocol.includes(".");
}

/** Whether a text is a URL that may be shown as a link: http and https only. */
export function isWebAddress(text: string): boolean {
  return (
    text.length <= MAX_LENGTH && /^https?:\/\/[^\s\p{Cc}\p{Surrogate}]+$/u.test(text) && URL.canParse(text)
  );
}
