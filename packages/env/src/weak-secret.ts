/** Words of examples, and of what people type when they are asked for a secret. */
const EXAMPLE_WORDS =
  /change.?me|example|secret|passwor[td]|takt.?local|replace|your[-_ ]|qwert|letmein|admin/i;

/**
 * Tells what is wrong with a secret that has to be random; null when it may be. Its strength is estimated in bits: the
 * entropy of its characters (Shannon) times the length of what does not merely repeat.
 * @param minBits at least; 128 random bits in hex digits are estimated as 55 or more
 */
export function weakSecret(secret: string, minBits: number): "example" | "weak" | null {
  if (EXAMPLE_WORDS.test(secret)) return "example";
  return estimateBits(secret) < minBits ? "weak" : null;
}

/** Estimates the bits of a text: a run that counts up or down, and a text that repeats, have few. */
function estimateBits(text: string): number {
  const unit = withoutRuns(repeatingUnit(text));
  const counts = new Map<string, number>();
  for (const sign of unit) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / unit.length);
  return unit.length * shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** Returns the shortest text that, repeated, gives this one: `abab` is `ab`. */
function repeatingUnit(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

/** Leaves out characters that only go on from the one before: `1234`, `fedc`, `aaaa`. */
function withoutRuns(text: string): string {
  return [...text]
    .filter((sign, at) => at === 0 || Math.abs(sign.charCodeAt(0) - text.charCodeAt(at - 1)) > 1)
    .join("");
}
