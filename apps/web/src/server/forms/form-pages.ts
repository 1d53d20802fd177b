import { errorResponse } from "../error-response";
import { isSameOrigin } from "../same-origin";

/** The pages with a form that anybody may send, which have server functions (docs/decisions/0053). */
export const FORM_PAGES: readonly string[] = [
  "/contracts/cancel",
  "/contracts/confirm",
  "/contracts/withdraw",
  "/data-request",
  "/data-request/confirm",
  "/invitation",
  "/text-check",
];

/** The longest texts in three bytes a UTF-16 unit, twice: without scripts React sends the answer before, too. */
const MAX_BYTES = 64 * 1024;

/**
 * Checks what is sent to a page, by its headers alone: only the forms of these pages are taken, from our own origin. Next
 * reads no other body. Returns the refusal, or null.
 * @param path of the page, without its language
 */
export function checkFormPost(request: Request, path: string): Response | null {
  if (request.method !== "POST" || !FORM_PAGES.includes(path)) {
    // RFC 9110, section 15.5.6.
    const refusal = errorResponse(405, "method_not_allowed");
    refusal.headers.set("allow", "GET, HEAD");
    return refusal;
  }
  if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? ""))
    return errorResponse(415, "form_only");
  const length = request.headers.get("content-length") ?? "";
  if (!/^\d{1,15}$/.test(length)) return errorResponse(411, "length_required");
  return Number(length) > MAX_BYTES ? errorResponse(413, "too_large") : null;
}
