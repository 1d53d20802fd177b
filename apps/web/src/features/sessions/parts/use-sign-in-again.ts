"use client";

import { useCallback, useState } from "react";
import { runBeforeLeave } from "~/features/shared/leaving/leave-guard";

/** Goes to the login and returns to this page. Drafts stay on this device. */
export function useSignInAgain(): { signInAgain: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const signInAgain = useCallback(() => {
    setLeaving(true);
    void runBeforeLeave().then(() => window.location.assign(expiredHref()));
  }, []);
  return { signInAgain, leaving };
}

/**
 * The URL of the login for a page whose session has ended; it returns to this page. Call it on the click, because the URL
 * may change until then.
 */
function expiredHref(): string {
  const { pathname, search } = window.location;
  return `/auth/expired?${new URLSearchParams({ return: pathname + search }).toString()}`;
}
