/**
 * Parses an absolute URL of any scheme; null for another text. In place of `URL.canParse`, which in Node 20 is wrong about
 * texts with umlauts once its caller is compiled, and of `URL.parse`, which browsers have only since 2024.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
