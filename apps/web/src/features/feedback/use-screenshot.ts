import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { useState } from "react";
import type { FeedbackForm } from "./use-feedback-form";

/** The screenshot of the form and the problem of the last chosen file. */
export function useScreenshot({ screenshot, setScreenshot }: FeedbackForm) {
  const [problem, setProblem] = useState<ReturnType<typeof checkScreenshot>>(null);
  return {
    chosen: screenshot,
    problem,
    /** Takes the first file; an invalid file does not replace the current one. */
    choose(files: readonly File[]) {
      const first = files[0];
      if (!first) return;
      const found = checkScreenshot(first);
      setProblem(found);
      if (!found) setScreenshot(first);
    },
    remove() {
      setProblem(null);
      setScreenshot(null);
    },
  };
}

/** The problem of a file as a screenshot, or null. The server validates the content again. */
export function checkScreenshot({
  type,
  size,
}: Pick<File, "type" | "size">): "screenshot_invalid" | "screenshot_too_large" | null {
  if (!(FEEDBACK_LIMITS.screenshotTypes as readonly string[]).includes(type) || size === 0)
    return "screenshot_invalid";
  return size > FEEDBACK_LIMITS.screenshotBytes ? "screenshot_too_large" : null;
}
