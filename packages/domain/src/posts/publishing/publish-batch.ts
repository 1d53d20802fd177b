import type { PostsDeps } from "../deps";
import { consumeQuotas, type QuotaRequest } from "../../connections/call-quota";
import { awaitAll } from "../../shared/concurrency";
import { createBatchLoader } from "../../shared/create-batch-loader";
import type { DueBatch } from "../ports/post-events";
import { TIMING } from "../model/publish-timing";
import { claim, type ClaimRequest } from "./claim";
import { confirm, type Confirmation } from "./confirm";
import { publishPost, type PublishResult } from "./publish-post";
import { readPublishable, type Publishable } from "./read-publishable";
import type { Settlement } from "./settle";

export type PublishBatchResult = {
  /** Posts to try again within the look-ahead, by their new times; the sweep finds the others. */
  retry: DueBatch[];
  /** Outcomes that could not be written: a further step writes them. */
  unsettled: Settlement[];
};

/** Posts of one member that one batch sends: the batches of other members come in between. */
const MAX_POSTS_PER_MEMBER = 5;

/**
 * Publishes the posts of one event: members in parallel, one member's posts one after another, five at most. Posts
 * beyond that are returned, to go to the end of the queue. Each post is guarded on its own, so a batch that runs twice,
 * or is interrupted, is as safe as a single post.
 */
export async function publishBatch(
  deps: Pick<
    PostsDeps,
    "db" | "clock" | "log" | "publisher" | "vault" | "files" | "callsPerDay" | "unknownOutcome"
  >,
  postIds: readonly string[],
): Promise<PublishBatchResult> {
  const rows = await readPublishable(deps, postIds);
  const members = new Map<string, Publishable[]>();
  for (const row of rows) if (row) members.set(row.authorId, [...(members.get(row.authorId) ?? []), row]);
  // One statement serves all posts that are at the same point.
  const shared = {
    ...deps,
    read: createBatchLoader((ids: string[]) => readPublishable(deps, ids)),
    consumeQuota: createBatchLoader((requests: QuotaRequest[]) => consumeQuotas(deps, "post", requests)),
    claim: createBatchLoader((requests: ClaimRequest[]) => claim(deps, requests)),
    confirm: createBatchLoader((answers: Confirmation[]) => confirm(deps, answers)),
  };
  const chains = [...members.values()].map(async (own) => {
    const results: PublishResult[] = [];
    for (const { id } of own.slice(0, MAX_POSTS_PER_MEMBER)) results.push(await publishPost(shared, id));
    return results;
  });
  const { retry, unsettled } = collect((await awaitAll(chains)).flat(), deps.clock.now() + TIMING.lookAhead);
  return { retry: [...retry, ...remainders(members)], unsettled };
}

/** The posts of each member beyond the first five, as a batch for each member. */
function remainders(members: ReadonlyMap<string, Publishable[]>): DueBatch[] {
  return [...members.values()]
    .map((own) => own.slice(MAX_POSTS_PER_MEMBER))
    .filter((posts) => posts.length > 0)
    .map((posts) => ({ dueAt: posts[0]!.dueAt.toISOString(), postIds: posts.map(({ id }) => id) }));
}

function collect(results: PublishResult[], horizon: number): PublishBatchResult {
  const retry: DueBatch[] = [];
  const unsettled: Settlement[] = [];
  for (const result of results) {
    if (result.kind === "unsettled") unsettled.push(result.settlement);
    if (result.kind === "retry" && result.dueAt.getTime() <= horizon)
      retry.push({ dueAt: result.dueAt.toISOString(), postIds: [result.postId] });
  }
  return { retry, unsettled };
}

/** Returns the milliseconds until an instant by the database's clock, at least 0: the executor's clock may differ. */
export async function msUntil({ db }: Pick<PostsDeps, "db">, instant: string): Promise<number> {
  const [row] = await db.$queryRaw<{ ms: number }[]>`
    select greatest(0, extract(epoch from ${instant}::timestamptz - now()) * 1000)::float8 as ms`;
  return Math.round(row!.ms);
}
