import type { PostsDeps } from "../deps";
import { openToken } from "../../connections/open-token";
import { type QuotaLease, refundQuota } from "../../connections/call-quota";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome, CreateRequest } from "../ports/publisher";
import { type Claim, textHash } from "./claim";
import { deferToNextDay } from "./defer-to-next-day";
import type { PublishLine } from "./publish-line";
import type { Publishable } from "./read-publishable";
import { release } from "./release";
import { settle, type Settlement, settleWithRetries } from "./settle";
export type PublishDeps = Pick<
  PostsDeps,
  "db" | "clock" | "log" | "publisher" | "vault" | "files" | "unknownOutcome"
> &
  PublishLine;

export type PublishResult =
  /** Sent, no longer to be sent, or left to a sweep. */
  | { kind: "left"; postId: string }
  | { kind: "retry"; postId: string; dueAt: Date }
  | { kind: "unsettled"; settlement: Settlement };

/** A post as it was read at a time of the clock. */
export type KnownPost = { row: Publishable; readAt: number };

/** Reads of a row that keeps changing; after these it is left to the next sweep. */
const MAX_READS = 5;

/**
 * Publishes one post in one step: claim, create, settle. What is sent is what was read, because the claim holds only
 * for the version that was read; when a guard fails the post is read again. The order is the promise: claim before
 * create (never twice), create once (silence is an outcome), settle at once (never lost).
 * @param known saves the first read. Its files must have been read just now: their URNs change without a new version
 */
export async function publishPost(
  deps: PublishDeps,
  postId: string,
  known: KnownPost | null = null,
): Promise<PublishResult> {
  const { clock } = deps;
  let quota: QuotaLease | null = null;
  let waited = false;
  for (let reads = 0; reads < MAX_READS; reads++) {
    const isKnown = reads === 0 && known !== null;
    const row = isKnown ? known.row : await deps.read(postId);
    const readAt = isKnown ? known.readAt : clock.now();
    if (!row) break;
    const msUntilDue = () => row.msUntilDue - (clock.now() - readAt);
    if (msUntilDue() > TIMING.longestWait) {
      if (quota) await refundQuota(deps, quota);
      return { kind: "retry", postId, dueAt: row.dueAt };
    }
    // The run that prepares its media queues the post again once all of it is ready.
    if (row.unready.length > 0) break;
    // Counted before the wait, so that counting makes nothing late.
    quota ??= await deps.consumeQuota({ memberSub: row.memberSub, calls: 1, at: row.dueAt });
    if (!quota && !waited) {
      // Another run of this post may have counted the last call; then that run sends the post, at its time.
      waited = true;
      await clock.sleep(Math.max(msUntilDue(), 0) + TIMING.fresh);
      continue;
    }
    if (!quota) {
      deps.log.warn("posts.calls_used_up", { postId, userId: row.authorId });
      await deferToNextDay(deps.db, row);
      break;
    }
    // Timers may fire a little early, and the guard compares with the database's clock.
    const wait = msUntilDue();
    if (row.msUntilDue > 0 && wait > 0) await clock.sleep(Math.ceil(wait) + 2);
    const counted = quota;
    const result = await deps.turn(() => sendOnce(deps, row, counted));
    if (result) return result;
  }
  if (quota) await refundQuota(deps, quota);
  return { kind: "left", postId };
}

/** Claims, creates and settles what was read. Null when a guard failed: nothing was sent, and the post is read again. */
async function sendOnce(
  deps: PublishDeps,
  row: Publishable,
  quota: QuotaLease,
): Promise<PublishResult | null> {
  const { clock } = deps;
  const request = deps.publisher.request(row.post, row.memberSub);
  const startedAt = clock.now();
  const claimed = await claimOrRelease(deps, row, request);
  if (!claimed) return null;
  if (clock.now() - startedAt > TIMING.fresh) {
    // guard:fresh
    await release(deps.db, {
      postId: row.id,
      attemptId: claimed.attemptId,
      retryAt: null,
      reason: "missed",
      message: null,
    });
    return null;
  }
  return createAndSettle(deps, claimed, request, quota);
}

async function claimOrRelease(
  { claim, clock, db, unknownOutcome, log }: PublishDeps,
  row: Publishable,
  request: CreateRequest,
): Promise<Claim | null> {
  const attemptId = crypto.randomUUID();
  try {
    return await claim({
      postId: row.id,
      version: row.version,
      attemptId,
      memberSub: row.memberSub,
      requestHash: request.hash,
      textHash: textHash(row.post.text),
      resolvable: row.textOnly && unknownOutcome === "resolve",
    });
  } catch (cause) {
    // The claim may have been committed although its answer was lost. Nothing was sent under this attempt.
    log.warn("posts.claim_lost", { postId: row.id, attemptId, cause: String(cause) });
    const unsent = { postId: row.id, attemptId, retryAt: null, reason: "missed", message: null } as const;
    await settleWithRetries({ clock, log }, () => release(db, unsent));
    throw cause;
  }
}

async function createAndSettle(
  deps: PublishDeps,
  claimed: Claim,
  request: CreateRequest,
  quota: QuotaLease,
): Promise<PublishResult> {
  const { postId, attemptId, userId, generation } = claimed;
  const outcome = await create(deps, claimed, request);
  deps.log.info("posts.create_answered", { postId, attemptId, kind: outcome.kind, status: outcome.status });
  const settlement: Settlement = { postId, attemptId, userId, generation, outcome };
  const written = await settleWithRetries(deps, () => settle(deps, settlement));
  if (written === "failed") return { kind: "unsettled", settlement };
  // LinkedIn was not reached: hours of retries must not use up the day's quota.
  if (outcome.kind === "not_sent" && outcome.status === undefined) await refundQuota(deps, quota);
  return written ? { kind: "retry", postId, dueAt: written.dueAt } : { kind: "left", postId };
}

async function create(deps: PublishDeps, claimed: Claim, request: CreateRequest): Promise<CreateOutcome> {
  const token = openToken(deps, claimed);
  if (token === null) return { kind: "not_sent", why: "token_unreadable" };
  return deps.publisher.create(request, token);
}
