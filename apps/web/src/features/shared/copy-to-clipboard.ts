/** Copies a text. Resolves to false when the browser forbids it, or has no clipboard, as without HTTPS. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
