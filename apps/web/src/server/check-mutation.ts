import { errorResponse } from "./error-response";
import { isSameOrigin } from "./same-origin";

/**
 * Checks a POST before tRPC: it has to come from our own origin, be JSON (tRPC also runs mutations without input that
 * come as a form) and have a length. Returns the refusal, or null.
 */
export function checkMutation(request: Request): Response | null {
  if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return errorResponse(415, "json_only");
  if (!/^\d{1,15}$/.test(request.headers.get("content-length") ?? ""))
    return errorResponse(411, "length_required");
  return null;
}
