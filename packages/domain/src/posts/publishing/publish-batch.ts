import type { Deps } from "../../deps";
import { spendCallsOfMany, type Spending } from "../../connections/spend-calls-of-many";
import { coalesce } from "../../shared/coalesce";
import type { DueBatch } from "../ports/post-events";
import { TIMING } from "../model/publish-timing";
import { claim, type ClaimRequest } from "./claim";
import { confirm, type Confirmation } from "./confirm";
import { publishPost, type PublishResult } from "./publish-post";
import { readPublishable, type Publishable } from "./read-publishable";
import type { Settlement } from "./settle";

export type PublishBatchResult = {
  /** Posts to be tried again within the look-ahead, by their new times; the sweep finds the others. */
  again: DueBatch[];
  /** Outcomes that could not be written: a further step writes them. */
  unsettled: Settlement[];
};

/** Posts of one member in one batch: with many, the others' batches come in between. */
const SHARE = 5;

/**
 * Publishes the posts of one event. Members in parallel, one member's posts one after another, and not more than five:
 * the rest is handed back, to go to the end of the line. Each post is guarded on its own, so a batch that runs twice,
 * or is cut in the middle, is as safe as a single post.
 */
export async function publishBatch(
  deps: Pick<
    Deps,
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
    read: coalesce((ids: string[]) => readPublishable(deps, ids)),
    spend: coalesce((spendings: Spending[]) => spendCallsOfMany(deps, "post", spendings)),
    claim: coalesce((requests: ClaimRequest[]) => claim(deps, requests)),
    confirm: coalesce((answers: Confirmation[]) => confirm(deps, answers)),
  };
  const chains = [...members.values()].map(async (own) => {
    const results: PublishResult[] = [];
    for (const { id } of own.slice(0, SHARE)) results.push(await publishPost(shared, id));
    return results;
  });
  const { again, unsettled } = collect((await settled(chains)).flat(), deps.clock.now() + TIMING.look);
  return { again: [...again, ...rests(members)], unsettled };
}

/** What is beyond a member's share, as a batch of its own. */
function rests(members: ReadonlyMap<string, Publishable[]>): DueBatch[] {
  return [...members.values()]
    .map((own) => own.slice(SHARE))
    .filter((rest) => rest.length > 0)
    .map((rest) => ({ dueAt: rest[0]!.dueAt.toISOString(), postIds: rest.map(({ id }) => id) }));
}

/** Waits for every chain before it fails: none may be left running behind a finished step. */
async function settled<Value>(promises: Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<Value>).value);
}

function collect(results: PublishResult[], horizon: number): PublishBatchResult {
  const again: DueBatch[] = [];
  const unsettled: Settlement[] = [];
  for (const result of results) {
    if (result.kind === "unsettled") unsettled.push(result.settlement);
    if (result.kind === "again" && result.dueAt.getTime() <= horizon)
      again.push({ dueAt: result.dueAt.toISOString(), postIds: [result.postId] });
  }
  return { again, unsettled };
}
