import { useState } from "react";
import { checkScreenshot } from "./check-screenshot";
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
