import { inParallel } from "../../shared/in-parallel";
import { TIMING } from "../model/publish-timing";
import { makeMediaReady } from "./media/make-media-ready";
import type { MediaDeps } from "./media/send-file";
import { readPublishable } from "./read-publishable";

/** Posts of one member at once: with the files of each this bounds the calls under way. */
const POSTS = 2;

export type Prepared = {
  /** Milliseconds after which to come back; null: nothing to do here any more. */
  wait: number | null;
  /** Posts whose media is ready, and whose time is near or over. */
  due: string[];
};

/**
 * Works on the media of these posts for one slice of time: uploads what LinkedIn does not have, looks at what it has
 * not processed. What is not to be sent any more is left alone.
 */
export async function preparePosts(deps: MediaDeps, postIds: readonly string[]): Promise<Prepared> {
  const rows = (await readPublishable(deps, postIds)).filter((row) => row !== null);
  const prepared: Prepared = { wait: null, due: [] };
  await inParallel(POSTS, rows, async (row) => {
    const result = await makeMediaReady(deps, row);
    if (result.kind === "waiting") prepared.wait = Math.min(prepared.wait ?? Infinity, result.ms);
    if (result.kind === "ready" && (result.held || row.rest <= TIMING.look)) prepared.due.push(row.id);
  });
  return prepared;
}
