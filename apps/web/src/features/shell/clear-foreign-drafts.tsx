"use client";

import { useEffect } from "react";
import { DRAFT_KEY_PREFIX, clearStoredDrafts } from "../shared/clear-stored-drafts";
import { draftStorage } from "../shared/draft-storage";
import { withStorage } from "../shared/with-storage";

const OWNER = `${DRAFT_KEY_PREFIX}owner`;

/**
 * Clears the drafts of another user. A session may end without signing out, and another user may sign in in the same tab.
 * Render it before the components that show drafts.
 */
export function ClearForeignDrafts({ userId }: { userId: string }) {
  useEffect(() => {
    const foreign = withStorage("sessionStorage", (storage) => {
      const owner = storage.getItem(OWNER);
      const isForeign = owner !== null && owner !== userId;
      if (isForeign) clearStoredDrafts(storage);
      storage.setItem(OWNER, userId);
      return isForeign;
    });
    if (foreign) draftStorage.refresh();
  }, [userId]);
  return null;
}
