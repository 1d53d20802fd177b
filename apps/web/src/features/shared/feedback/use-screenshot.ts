import { useState } from "react";
import { checkScreenshot } from "./check-screenshot";
import type { FeedbackForm } from "./use-feedback-form";

/** Choosing and removing the screenshot, and why the last file was not taken. */
export function useScreenshot({ screenshot, setScreenshot }: FeedbackForm) {
  const [problem, setProblem] = useState<ReturnType<typeof checkScreenshot>>(null);
  return {
    chosen: screenshot,
    problem,
    /** One is enough: the first. One that cannot be sent leaves the one that is there. */
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
