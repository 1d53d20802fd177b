import { createDraftStorage } from "./create-draft-storage";
import { DRAFT_KEY_PREFIX } from "./clear-stored-drafts";

/**
 * Drafts that are typed and not sent. They survive a reload, a language switch and a new sign-in in this tab; signing out
 * clears them with all other drafts.
 */
export const draftStorage = createDraftStorage("sessionStorage", (key) => `${DRAFT_KEY_PREFIX}text:${key}`);

/** The same for drafts that survive closing the tab, too. */
export const localDraftStorage = createDraftStorage(
  "localStorage",
  (key) => `${DRAFT_KEY_PREFIX}text:${key}`,
);
