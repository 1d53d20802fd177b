// zod/mini, because the card in the browser parses by it.
import * as z from "zod/mini";

/** The text of a style sheet in one language as it is typed, also while it is too long to be saved. */
export const voiceDraft = z.string();
