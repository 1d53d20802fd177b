"use client";

import { DRAFT_KEY_PREFIX, WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { useEffect } from "react";
import { draftStorage, localDraftStorage } from "../draft-storage";
import { withStorage } from "../with-storage";
import { discardOpenDrafts } from "./open-drafts";

/** The key of the user whose drafts the tab has. */
const OWNER = WEB_STORAGE.draftOwner.name;

/**
 * Clears the drafts of everybody but the user who is signed in (null: of everybody). Render it before the components that
 * show drafts. A session may end without signing out, and browsers may not know Clear-Site-Data. After signing out it runs
 * on the login page and not on the click, because an editor may still store a draft until then, and the user may decide
 * to stay.
 */
export function ClearDrafts({ exceptUserId }: { exceptUserId: string | null }) {
  useEffect(() => clearDrafts(exceptUserId), [exceptUserId]);
  return null;
}

export function clearDrafts(exceptUserId: string | null): void {
  discardOpenDrafts(exceptUserId);
  const isDeviceCleared = withStorage("localStorage", (storage) => clearStored(storage, exceptUserId));
  const isTabCleared = withStorage("sessionStorage", (storage) => {
    const owner = storage.getItem(OWNER) ?? exceptUserId;
    // Keys in the tab need not name their user: those of the same user stay.
    const isCleared = (exceptUserId === null || owner !== exceptUserId) && clearStored(storage, exceptUserId);
    if (exceptUserId !== null) storage.setItem(OWNER, exceptUserId);
    return isCleared;
  });
  if (isTabCleared) draftStorage.refresh();
  if (isDeviceCleared) localDraftStorage.refresh();
}

/** Removes the drafts whose keys do not name the user; returns whether there were any. */
function clearStored(storage: Storage, exceptUserId: string | null): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const isForeign = (key: string) => exceptUserId === null || !key.split(":").includes(exceptUserId);
  const foreign = keys.filter((key) => key.startsWith(DRAFT_KEY_PREFIX) && isForeign(key));
  for (const key of foreign) storage.removeItem(key);
  return foreign.length > 0;
}
