import type { PostsDeps } from "../deps";
import { consumeQuotas, type QuotaLease, type QuotaRequest } from "../../connections/call-quota";
import { createSemaphore, type Semaphore } from "../../shared/concurrency";
import { createBatchLoader } from "../../shared/create-batch-loader";
import { claim, type Claim, type ClaimRequest } from "./claim";
import { confirm, type Confirmation } from "./confirm";
import { readPublishable, type Publishable } from "./read-publishable";

/** Calls that posts published at once share: one statement serves all that are at the same point. */
export type PublishLine = {
  read(id: string): Promise<Publishable | null>;
  /** Null when the member's calls of that day are used up. */
  consumeQuota(calls: QuotaRequest): Promise<QuotaLease | null>;
  claim(request: ClaimRequest): Promise<Claim | null>;
  confirm(answer: Confirmation): Promise<void>;
  /**
   * Runs the claim, create and settling of one post when its turn comes, in order of arrival. A member waits for one
   * turn at a time, so that all get theirs alike, however many posts each has.
   */
  turn: Semaphore;
};

/** Posts whose create is under way at once: bounds connections, open calls and statements of a process. */
const MAX_CONCURRENT_POSTS = 400;
/** Statements of a kind at once: one that waits for a lock does not hold up all. */
const LANES = 3;
/** A statement costs more than its rows: under load this many milliseconds of posts share one. */
const PACE_MS = 10;

/** Creates the line on which a process publishes; all its batches share it. */
export function createPublishLine(
  deps: Pick<PostsDeps, "db" | "callsPerDay">,
  maxConcurrentPosts = MAX_CONCURRENT_POSTS,
): PublishLine {
  const lanes = { lanes: LANES, paceMs: PACE_MS };
  return {
    read: createBatchLoader((ids: string[]) => readPublishable(deps, ids), lanes),
    consumeQuota: createBatchLoader(
      (requests: QuotaRequest[]) => consumeQuotas(deps, "post", requests),
      lanes,
    ),
    claim: createBatchLoader((requests: ClaimRequest[]) => claim(deps, requests), lanes),
    confirm: createBatchLoader((answers: Confirmation[]) => confirm(deps, answers), lanes),
    turn: createSemaphore(maxConcurrentPosts),
  };
}
