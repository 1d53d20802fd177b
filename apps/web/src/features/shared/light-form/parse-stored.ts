/** Parses what the browser has stored; null when it is no object. */
export function parseStored(stored: string): Partial<Record<string, unknown>> | null {
  try {
    const parsed = JSON.parse(stored || "null") as unknown;
    return typeof parsed === "object" ? parsed : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
