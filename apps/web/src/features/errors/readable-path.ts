import { truncate } from "@takt/text/truncate";

const MAX_LENGTH = 120;

/** A path for display: decoded where possible and truncated. */
export function readablePath(path: string): string {
  const readable = decode(path);
  return readable.length > MAX_LENGTH ? `${truncate(readable, MAX_LENGTH)}…` : readable;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    if (cause instanceof URIError) return path;
    throw cause;
  }
}
