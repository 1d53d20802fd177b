"use client";

import { useState } from "react";

/**
 * The id of this occurrence. Ours (E-...) comes from the server as it is; Next's own digest is the same for equal
 * errors, so a stamp makes it unique while the log can still be searched for it; an error of the browser gets one here.
 */
export function useErrorId({ digest }: { digest?: string }): string {
  const [stamp] = useState(() => Date.now().toString(36));
  const [own] = useState(() => `C-${crypto.randomUUID()}`);
  if (digest?.startsWith("E-")) return digest;
  return digest ? `D-${digest}-${stamp}` : own;
}
