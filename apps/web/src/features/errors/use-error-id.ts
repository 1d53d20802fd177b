"use client";

import { useState } from "react";

/**
 * The id of this occurrence. An id from the server (E-...) is used as it is. Next's digest is the same for equal errors, so
 * a time stamp makes it unique while the log can be searched for the digest. An error of the browser gets a new id.
 */
export function useErrorId({ digest }: { digest?: string }): string {
  const [stamp] = useState(() => Date.now().toString(36));
  const [browserId] = useState(() => `C-${crypto.randomUUID()}`);
  if (digest?.startsWith("E-")) return digest;
  return digest ? `D-${digest}-${stamp}` : browserId;
}
