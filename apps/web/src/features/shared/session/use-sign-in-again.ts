"use client";

import { useCallback, useState } from "react";
import { beforeLeaving } from "../language/before-leaving";
import { expiredHref } from "./expired-href";

/** Leaves for the login, to come back to this page. What is typed stays on this device. */
export function useSignInAgain(): { signInAgain: () => void; leaving: boolean } {
  const [leaving, setLeaving] = useState(false);
  const signInAgain = useCallback(() => {
    setLeaving(true);
    void beforeLeaving().then(() => window.location.assign(expiredHref()));
  }, []);
  return { signInAgain, leaving };
}
