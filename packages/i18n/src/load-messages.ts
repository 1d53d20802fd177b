/** Loads the messages of one noun in one language; each file is its own chunk. */
export async function loadMessages(locale: string, namespace: string): Promise<Record<string, unknown>> {
  const file = (await import(`../messages/${locale}/${namespace}.json`)) as {
    default: Record<string, unknown>;
  };
  return file.default;
}
