"use client";

import { createContext, use, useCallback } from "react";

export type FeedbackOpening = { type?: "bug" | "feedback"; errorId?: string };

/** A function that opens the feedback dialog, or null outside of its provider. */
export const FeedbackContext = createContext<((opening: FeedbackOpening) => void) | null>(null);

/**
 * Opens the feedback dialog, optionally with a type and an error id. Without a dialog (on an error screen above the app's
 * frame) it does nothing, because an error screen must not fail itself.
 */
export function useFeedback(): { open: (options?: FeedbackOpening) => void } {
  const opener = use(FeedbackContext);
  const open = useCallback((options: FeedbackOpening = {}) => opener?.(options), [opener]);
  return { open };
}
