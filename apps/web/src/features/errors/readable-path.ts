const LONGEST = 120;

/** An address as people read it: decoded where that is possible, and not longer than the screen can take. */
export function readablePath(path: string): string {
  const readable = decode(path);
  return readable.length > LONGEST ? `${readable.slice(0, LONGEST)}…` : readable;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    if (cause instanceof URIError) return path;
    throw cause;
  }
}
