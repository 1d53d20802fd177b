import { throwOnMissingText } from "./env";

/**
 * Handles a missing text: throws in development and tests; in production it returns nothing instead of the key, and logs
 * an error to the console, which browser tests watch.
 */
export function missingText(key: string): string {
  const message = `no text for "${key}" in packages/i18n/messages`;
  if (throwOnMissingText) throw new Error(message);
  console.error(message);
  return "";
}
