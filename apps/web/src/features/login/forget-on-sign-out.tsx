"use client";

import { useEffect } from "react";
import { forgetEverywhere } from "./forget-everywhere";

/**
 * After signing out no unsaved text, and no name of a file, stays on this device, also where the browser does not know Clear-Site-Data.
 * Here, and not on the click: an editor that is left may still write one, and the user may yet decide to stay.
 */
export function ForgetOnSignOut() {
  useEffect(forgetEverywhere, []);
  return null;
}
