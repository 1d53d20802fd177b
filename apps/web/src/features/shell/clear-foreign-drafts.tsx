"use client";

import { useEffect } from "react";
import { DRAFT_KEY_PREFIX, clearStoredDrafts } from "../shared/clear-stored-drafts";
import { draftStorage, localDraftStorage } from "../shared/draft-storage";
import { discardOpenDrafts } from "../shared/drafts/open-drafts";
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
      if (isForeign) clearStoredDrafts(storage, userId);
      storage.setItem(OWNER, userId);
      return isForeign;
    });
    if (!foreign) return;
    discardOpenDrafts(userId);
    withStorage("localStorage", (storage) => clearStoredDrafts(storage, userId));
    draftStorage.refresh();
    localDraftStorage.refresh();
  }, [userId]);
  return null;
}
