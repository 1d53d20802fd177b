import { z } from "zod";
import { safeReturnPath } from "./safe-return-path";

const shape = z.object({ state: z.string().min(40), back: z.string() });

/** What the start of connecting kept in its cookie; null when it is missing or not ours. */
export function readConnectState(cookie: string | undefined): { state: string; back: string } | null {
  if (!cookie) return null;
  const kept = shape.safeParse(parse(cookie));
  const back = kept.success ? safeReturnPath(kept.data.back) : null;
  return kept.success && back ? { state: kept.data.state, back } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // Somebody changed their own cookie: like none at all.
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
