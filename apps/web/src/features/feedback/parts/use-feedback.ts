"use client";

import { use, useCallback } from "react";
import { FeedbackContext, type FeedbackOpening } from "../feedback-context";

/**
 * Opens the feedback dialog, optionally with a type and an error id. Without a dialog (on an error screen above the app's
 * frame) it does nothing, because an error screen must not fail itself.
 */
export function useFeedback(): { open: (options?: FeedbackOpening) => void } {
  const opener = use(FeedbackContext);
  const open = useCallback((options: FeedbackOpening = {}) => opener?.(options), [opener]);
  return { open };
}
