/** LinkedIn's errors have a few hundred bytes and may quote the whole text; a longer body is not LinkedIn's. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads the body of an answer. Returns undefined for one that was cut off, late or too long: the head has said what
 * matters.
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  maxBytes = MAX_BODY_BYTES,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // The body was cut off or late, which `undefined` tells the caller.
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}
