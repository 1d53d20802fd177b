import { text } from "../../shared/shape";

/** The text of a style sheet in one language as it is typed, also while it is too long to be saved. */
export const voiceDraft = text();
