import { createPendingIds } from "../../shared/pending-ids";

/** The ids of the compositions that replace those discarded in another tab. */
export const replacementIds = createPendingIds();
