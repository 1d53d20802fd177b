/**
 * Copies a text that is still on its way; null: there is none. Safari takes what a click has begun to copy, and nothing that
 * comes later (WebKit, "Async Clipboard API"). Resolves to false when nothing was copied.
 */
export async function copyPendingText(text: Promise<string | null>): Promise<boolean> {
  const plain = text.then((found) => {
    if (found === null) throw new Error("there is nothing to copy");
    return new Blob([found], { type: "text/plain" });
  });
  try {
    if (typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(await (await plain).text());
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    return true;
  } catch {
    // Without a clipboard nobody else waits for it.
    plain.catch(() => undefined);
    return false;
  }
}
