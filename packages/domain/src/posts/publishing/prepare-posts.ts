import { mapConcurrent } from "../../shared/concurrency";
import { TIMING } from "../model/publish-timing";
import { makeMediaReady } from "./media/make-media-ready";
import type { SendFileDeps } from "./media/send-file";
import { readPublishable } from "./read-publishable";

/** Posts of one member at once; with the files of each this bounds the calls in flight. */
const MAX_CONCURRENT_POSTS = 2;

export type Prepared = {
  /** Milliseconds until the next slice; null when nothing is left to do. */
  wait: number | null;
  /** Posts whose media is ready and whose time is near or over. */
  due: string[];
};

/**
 * Works on the media of these posts for one slice of time: uploads what LinkedIn does not have, and polls the status of
 * what it has not processed. Posts that are no longer to be sent are skipped.
 */
export async function preparePosts(deps: SendFileDeps, postIds: readonly string[]): Promise<Prepared> {
  const rows = (await readPublishable(deps, postIds)).filter((row) => row !== null);
  const prepared: Prepared = { wait: null, due: [] };
  await mapConcurrent(MAX_CONCURRENT_POSTS, rows, async (row) => {
    const result = await makeMediaReady(deps, row);
    if (result.kind === "waiting") prepared.wait = Math.min(prepared.wait ?? Infinity, result.ms);
    if (result.kind === "ready" && (result.deferred || row.msUntilDue <= TIMING.lookAhead))
      prepared.due.push(row.id);
  });
  return prepared;
}
