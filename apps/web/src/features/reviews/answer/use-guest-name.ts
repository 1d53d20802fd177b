import { useStoredDraft } from "~/features/shared/use-stored-draft";

/** The name that a guest has typed. It stays in the tab, for what they say next; the key has nothing of the link. */
export const useGuestName = () => useStoredDraft("review-name");
