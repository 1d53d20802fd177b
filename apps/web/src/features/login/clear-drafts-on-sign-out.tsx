"use client";

import { useEffect } from "react";
import { clearAllStoredDrafts } from "./clear-all-stored-drafts";

/**
 * Clears drafts and file names after signing out, also in browsers without Clear-Site-Data. It runs on the login page and
 * not on the click, because an editor may still store a draft until then, and the user may decide to stay.
 */
export function ClearDraftsOnSignOut() {
  useEffect(clearAllStoredDrafts, []);
  return null;
}
