import { clearStoredDrafts } from "../shared/clear-stored-drafts";
import { withStorage } from "../shared/with-storage";

/** Clears the drafts and file names of the device and of the tab; a forbidden storage does not prevent clearing the other. */
export function clearAllStoredDrafts(): void {
  withStorage("localStorage", clearStoredDrafts);
  withStorage("sessionStorage", clearStoredDrafts);
}
