"use client";

import type { ReactNode } from "react";

/** Holds the feedback dialog, so that it can be opened from everywhere. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  return children;
}
