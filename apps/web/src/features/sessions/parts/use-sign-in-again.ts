"use client";

import { useCallback, useState } from "react";
import { runBeforeLeave } from "../../shared/leaving/leave-guard";
import { expiredHref } from "../expired-href";

/** Goes to the login and returns to this page. Drafts stay on this device. */
export function useSignInAgain(): { signInAgain: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const signInAgain = useCallback(() => {
    setLeaving(true);
    void runBeforeLeave().then(() => window.location.assign(expiredHref()));
  }, []);
  return { signInAgain, leaving };
}
