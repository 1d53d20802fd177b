const SAMPLE_LENGTH = 65_536;
/** One in a hundred characters; a stray one is harmless. */
const MAX_CONTROL_SHARE = 0.01;
const MAX_STRAY_CONTROLS = 8;

/** Returns whether a text is binary, whatever its server calls it: control characters are everywhere in it. */
export function isBinary(text: string): boolean {
  const start = text.slice(0, SAMPLE_LENGTH);
  const odd = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return odd > MAX_STRAY_CONTROLS && odd > start.length * MAX_CONTROL_SHARE;
}
