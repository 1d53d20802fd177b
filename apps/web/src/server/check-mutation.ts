import { refuse } from "./refuse";
import { isSameOrigin } from "./same-origin";

/** More than the longest draft with all its hashtags and alternative texts, in a batch of a few. */
const MAX_BYTES = 1024 * 1024;

/**
 * Before tRPC sees a POST: from our own page, JSON and nothing else (tRPC runs mutations without input that come as a
 * form), and of a bounded size. Null when all is well.
 */
export function checkMutation(request: Request): Response | null {
  if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415, "json_only");
  const length = request.headers.get("content-length");
  if (length === null) return refuse(411, "length_required");
  if (!(Number(length) <= MAX_BYTES)) return refuse(413, "too_large");
  return null;
}
