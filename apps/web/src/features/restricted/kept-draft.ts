import { createTextStore } from "../shared/create-text-store";
import { LOCAL_COPY_PREFIX } from "../shared/forget-local-copies";

/** The one text that a user writes while they wait, by the user's id: in this browser alone, until they sign out. */
export const keptDraft = createTextStore("localStorage", (userId) => `${LOCAL_COPY_PREFIX}${userId}:waiting`);
