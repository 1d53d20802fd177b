import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";

/** The problem of a file as a screenshot, or null. The server validates the content again. */
export function checkScreenshot({
  type,
  size,
}: Pick<File, "type" | "size">): "screenshot_invalid" | "screenshot_too_large" | null {
  if (!(FEEDBACK_LIMITS.screenshotTypes as readonly string[]).includes(type) || size === 0)
    return "screenshot_invalid";
  return size > FEEDBACK_LIMITS.screenshotBytes ? "screenshot_too_large" : null;
}
