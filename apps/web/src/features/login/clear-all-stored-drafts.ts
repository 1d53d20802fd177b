import { clearStoredDrafts } from "../shared/clear-stored-drafts";
import { discardOpenDrafts } from "../shared/drafts/open-drafts";
import { withStorage } from "../shared/with-storage";

/** Clears the drafts and file names of the page, the device and the tab; a forbidden storage does not prevent clearing the other. */
export function clearAllStoredDrafts(): void {
  discardOpenDrafts(null);
  withStorage("localStorage", (storage) => clearStoredDrafts(storage));
  withStorage("sessionStorage", (storage) => clearStoredDrafts(storage));
}
