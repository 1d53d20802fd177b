import { forgetLocalCopies } from "../shared/forget-local-copies";
import { withStorage } from "../shared/with-storage";

/** Removes unsaved texts and names of files, of the device and of the tab: a storage that is forbidden does not keep what is in the other. */
export function forgetEverywhere(): void {
  withStorage("localStorage", forgetLocalCopies);
  withStorage("sessionStorage", forgetLocalCopies);
}
