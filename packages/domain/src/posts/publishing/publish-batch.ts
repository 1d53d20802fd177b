import type { PostsDeps } from "../deps";
import { awaitAll } from "../../shared/concurrency";
import type { DueBatch } from "../ports/post-events";
import { TIMING } from "../model/publish-timing";
import { createPublishLine, type PublishLine } from "./publish-line";
import { publishPost, type PublishResult } from "./publish-post";
import { readPublishable, type Publishable } from "./read-publishable";
import type { Settlement } from "./settle";
import { toDueBatches, type DueRow } from "./to-due-batches";

export type PublishBatchResult = {
  /** Posts to try again within the look-ahead, by their new times; the sweep finds the others. */
  retry: DueBatch[];
  /** Outcomes that could not be written: a further step writes them. */
  unsettled: Settlement[];
};

/** How long a batch begins with further posts of its members: a step must not run for ever. */
const MAX_BATCH_MS = 20_000;

/**
 * Publishes the posts of one event: members in parallel, one member's posts one after another. Posts that were not
 * begun in time are returned, members packed together. Each post is guarded on its own, so a batch that runs twice, or
 * is interrupted, is as safe as a single post.
 */
export async function publishBatch(
  deps: Pick<
    PostsDeps,
    "db" | "clock" | "log" | "publisher" | "vault" | "files" | "callsPerDay" | "unknownOutcome"
  >,
  postIds: readonly string[],
  line: PublishLine = createPublishLine(deps),
): Promise<PublishBatchResult> {
  const end = deps.clock.now() + MAX_BATCH_MS;
  const rows = await readPublishable(deps, postIds);
  const readAt = deps.clock.now();
  const members = new Map<string, Publishable[]>();
  for (const row of rows) {
    if (!row) continue;
    const own = members.get(row.authorId);
    if (own) own.push(row);
    else members.set(row.authorId, [row]);
  }
  const all = { ...deps, ...line };
  const left: DueRow[] = [];
  const chains = [...members.values()].map(async (own) => {
    const results: PublishResult[] = [];
    for (const [i, row] of own.entries()) {
      if (i > 0 && deps.clock.now() > end) {
        left.push(...own.slice(i));
        break;
      }
      // An edit since then makes the claim fail. URNs of files are no part of the version: with files, only the first
      // row of a member is fresh enough.
      results.push(await publishPost(all, row.id, i === 0 || !row.hasFiles ? { row, readAt } : null));
    }
    return results;
  });
  const results = (await awaitAll(chains)).flat();
  const authors = new Map([...members].flatMap(([authorId, own]) => own.map(({ id }) => [id, authorId])));
  const again = toBeRetried(results, authors, deps.clock.now() + TIMING.lookAhead);
  return { retry: toDueBatches([...again, ...left]), unsettled: toUnsettled(results) };
}

/** The posts to be tried again before the sweep would find them. */
function toBeRetried(
  results: readonly PublishResult[],
  authors: ReadonlyMap<string, string>,
  horizon: number,
): DueRow[] {
  return results.flatMap((result) => {
    if (result.kind !== "retry" || result.dueAt.getTime() > horizon) return [];
    return [{ id: result.postId, authorId: authors.get(result.postId)!, dueAt: result.dueAt }];
  });
}

function toUnsettled(results: readonly PublishResult[]): Settlement[] {
  return results.flatMap((result) => (result.kind === "unsettled" ? [result.settlement] : []));
}

/** Returns the milliseconds until an instant by the database's clock, at least 0: the executor's clock may differ. */
export async function msUntil({ db }: Pick<PostsDeps, "db">, instant: string): Promise<number> {
  const [row] = await db.$queryRaw<{ ms: number }[]>`
    select greatest(0, extract(epoch from ${instant}::timestamptz - now()) * 1000)::float8 as ms`;
  return Math.round(row!.ms);
}
