"use client";

import { use, useCallback } from "react";
import { FeedbackContext, type FeedbackOpening } from "./feedback-context";

/**
 * Opens the feedback dialog, also with a type and the id of an error filled in. Where there is no dialog
 * (an error screen above the app's frame) opening does nothing: a screen of errors must not fail itself.
 */
export function useFeedback(): { open: (options?: FeedbackOpening) => void } {
  const opener = use(FeedbackContext);
  const open = useCallback((options: FeedbackOpening = {}) => opener?.(options), [opener]);
  return { open };
}
