const LOOK_AT = 65_536;
/** One in a hundred; a stray one is no sin. */
const SHARE = 0.01;
const FEW = 8;

/** Whether a text is none, whatever its server calls it: bytes that no text has are all over it. */
export function isBinary(text: string): boolean {
  const start = text.slice(0, LOOK_AT);
  const odd = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return odd > FEW && odd > start.length * SHARE;
}
