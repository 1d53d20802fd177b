import { refuse } from "./refuse";
import { isSameOrigin } from "./same-origin";

/**
 * Before tRPC sees a POST: from our own page, JSON and nothing else (tRPC runs mutations without input that come as a
 * form), and with its length. Null when all is well.
 */
export function checkMutation(request: Request): Response | null {
  if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415, "json_only");
  if (!/^\d{1,15}$/.test(request.headers.get("content-length") ?? "")) return refuse(411, "length_required");
  return null;
}
