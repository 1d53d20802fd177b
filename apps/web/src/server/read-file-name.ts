/** A file's name from its percent-encoded header; broken encoding is no reason to lose the file. */
export function readFileName(header: string | null): string {
  if (!header) return "";
  try {
    return decodeURIComponent(header);
  } catch (cause) {
    if (cause instanceof URIError) return header;
    throw cause;
  }
}
