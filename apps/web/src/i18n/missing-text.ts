import { throwOnMissingText } from "./env";

/** In production a missing text is left out rather than shown as a key; in development and tests it throws. */
export function missingText(key: string): string {
  if (throwOnMissingText) throw new Error(`no text for "${key}" in packages/i18n/messages`);
  return "";
}
