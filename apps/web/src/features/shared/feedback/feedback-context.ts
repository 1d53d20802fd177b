import { createContext } from "react";

export type FeedbackOpening = { type?: "bug" | "feedback"; errorId?: string };

/** Opens the dialog. Null: the page stands outside of what has one. */
export const FeedbackContext = createContext<((opening: FeedbackOpening) => void) | null>(null);
