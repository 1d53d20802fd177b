"use client";

import { useEffect } from "react";
import { LOCAL_COPY_PREFIX, forgetLocalCopies } from "../shared/forget-local-copies";
import { keptText } from "../shared/kept-text";
import { withStorage } from "../shared/with-storage";

const OWNER = `${LOCAL_COPY_PREFIX}owner`;

/**
 * A session may end without signing out, and another user sign in in the same tab: what the first has typed and not
 * sent is forgotten then. Stands before what shows texts.
 */
export function OwnTexts({ userId }: { userId: string }) {
  useEffect(() => {
    const foreign = withStorage("sessionStorage", (storage) => {
      const owner = storage.getItem(OWNER);
      const isForeign = owner !== null && owner !== userId;
      if (isForeign) forgetLocalCopies(storage);
      storage.setItem(OWNER, userId);
      return isForeign;
    });
    if (foreign) keptText.refresh();
  }, [userId]);
  return null;
}
