import { throwOnMissingText } from "./env";

/**
 * In production a missing text is left out rather than shown as a key, and said on the console, where browser tests look;
 * in development and tests it throws.
 */
export function missingText(key: string): string {
  const words = `no text for "${key}" in packages/i18n/messages`;
  if (throwOnMissingText) throw new Error(words);
  console.error(words);
  return "";
}
