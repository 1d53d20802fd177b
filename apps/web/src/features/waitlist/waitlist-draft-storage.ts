import { createDraftStorage } from "../shared/create-draft-storage";
import { DRAFT_KEY_PREFIX } from "../shared/clear-stored-drafts";

/** The one text that a user writes while they wait, by the user's id: in this browser alone, until they sign out. */
export const waitlistDraftStorage = createDraftStorage(
  "localStorage",
  (userId) => `${DRAFT_KEY_PREFIX}${userId}:waiting`,
);
