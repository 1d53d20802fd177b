import { createContext } from "react";

export type FeedbackOpening = { type?: "bug" | "feedback"; errorId?: string };

/** A function that opens the feedback dialog, or null outside of its provider. */
export const FeedbackContext = createContext<((opening: FeedbackOpening) => void) | null>(null);
