import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { now } from "../shared/time/now";
import { runBeforeLeave } from "../shared/leaving/leave-guard";
import { withStorage } from "../shared/with-storage";

const KEY = WEB_STORAGE.lostScripts.name;
/** Scripts that are missing again so soon are missing in this release, too. */
const PAUSE_MS = 10 * 60_000;

/**
 * Loads the page again after a script of it could not be loaded while the server answers: a new release has other scripts,
 * and the document has the names of the old ones for as long as it lives. What is unsaved is saved or kept before. It
 * happens once in ten minutes at most. Returns whether it does; where it does not, the user decides.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await answersNow()) || !mayReload()) return false;
  await runBeforeLeave();
  window.location.reload();
  return true;
}

/** Without a server a page that is loaded again is lost. */
async function answersNow(): Promise<boolean> {
  try {
    return (await fetch("/sw.js", { method: "HEAD", cache: "no-store" })).ok;
  } catch (cause) {
    console.warn("no answer", cause);
    return false;
  }
}

/** Without a storage nobody could tell a first time from a loop. */
function mayReload(): boolean {
  const nowMs = now().getTime();
  const isFirst = withStorage("sessionStorage", (storage) => {
    if (nowMs - Number(storage.getItem(KEY)) < PAUSE_MS) return false;
    storage.setItem(KEY, String(nowMs));
    return true;
  });
  return isFirst ?? false;
}
