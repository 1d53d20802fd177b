import type { Deps } from "../../deps";
import { refundCalls } from "../../connections/refund-calls";
import type { Spending, Spent } from "../../connections/spend-calls-of-many";
import { tokenSubject } from "../../connections/token-subject";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome, CreateRequest } from "../ports/publisher";
import type { Claim, ClaimRequest } from "./claim";
import type { Confirmation } from "./confirm";
import { putOff } from "./put-off";
import type { Publishable } from "./read-publishable";
import { release } from "./release";
import { settle, type Settlement } from "./settle";
import { settlePatiently } from "./settle-patiently";
import { textHash } from "./text-hash";

export type PublishDeps = Pick<
  Deps,
  "db" | "clock" | "log" | "publisher" | "vault" | "files" | "unknownOutcome"
> & {
  read(id: string): Promise<Publishable | null>;
  /** null: the member's calls of that day are used up. */
  spend(calls: Spending): Promise<Spent | null>;
  claim(request: ClaimRequest): Promise<Claim | null>;
  confirm(answer: Confirmation): Promise<void>;
};

export type PublishResult =
  /** Nothing more to do here: sent, or no longer to be sent, or a sweep will look after it. */
  | { kind: "left"; postId: string }
  | { kind: "again"; postId: string; dueAt: Date }
  | { kind: "unsettled"; settlement: Settlement };

/** A row that keeps changing under us is left to the next sweep after so many looks. */
const ROUNDS = 5;

/**
 * Claim, create, settle: one post, in one step. What is sent is what was read, and the claim holds only
 * for the version that was read; whoever loses a guard goes round again. The order is the promise:
 * claim before create (never twice), create once (silence is an outcome), settle at once (never lost).
 */
export async function publishPost(deps: PublishDeps, postId: string): Promise<PublishResult> {
  const { clock } = deps;
  let spent: Spent | null = null;
  let waited = false;
  for (let round = 0; round < ROUNDS; round++) {
    const row = await deps.read(postId);
    if (!row) break;
    if (row.rest > TIMING.longestWait) {
      if (spent) await refundCalls(deps, spent);
      return { kind: "again", postId, dueAt: row.dueAt };
    }
    // Whoever prepares media hands it out again once all of it is ready.
    if (row.unready.length > 0) break;
    // Before the wait, so that counting makes nothing late.
    spent ??= await deps.spend({ memberSub: row.memberSub, calls: 1, at: row.dueAt });
    if (!spent && !waited) {
      // Another run of this very post may have counted the last call: then that one sends it, at its time.
      waited = true;
      await clock.sleep(Math.max(row.rest, 0) + TIMING.fresh);
      continue;
    }
    if (!spent) {
      deps.log.warn("posts.calls_used_up", { postId, userId: row.authorId });
      await putOff(deps.db, row);
      break;
    }
    // A timer may fire a little early, and the guard compares with the database's clock.
    if (row.rest > 0) await clock.sleep(Math.ceil(row.rest) + 2);
    const request = deps.publisher.request(row.post, row.memberSub);
    const began = clock.now();
    const claimed = await claimOrRelease(deps, row, request);
    if (!claimed) continue;
    if (clock.now() - began > TIMING.fresh) {
      // guard:fresh
      await release(deps.db, {
        postId,
        attemptId: claimed.attemptId,
        retryAt: null,
        reason: "missed",
        words: null,
      });
      continue;
    }
    return createAndSettle(deps, claimed, request, spent);
  }
  if (spent) await refundCalls(deps, spent);
  return { kind: "left", postId };
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
    // The claim may have been committed though its answer was lost. Nothing was sent under this attempt.
    log.warn("posts.claim_lost", { postId: row.id, attemptId, cause: String(cause) });
    const unsent = { postId: row.id, attemptId, retryAt: null, reason: "missed", words: null } as const;
    await settlePatiently({ clock, log }, () => release(db, unsent));
    throw cause;
  }
}

async function createAndSettle(
  deps: PublishDeps,
  claimed: Claim,
  request: CreateRequest,
  spent: Spent,
): Promise<PublishResult> {
  const { postId, attemptId, userId, generation } = claimed;
  const outcome = await create(deps, claimed, request);
  deps.log.info("posts.create_answered", { postId, attemptId, kind: outcome.kind, status: outcome.status });
  const settlement: Settlement = { postId, attemptId, userId, generation, outcome };
  const written = await settlePatiently(deps, () => settle(deps, settlement));
  if (written === "failed") return { kind: "unsettled", settlement };
  // LinkedIn was not reached: hours of tries must not use up the day.
  if (outcome.kind === "not_sent" && outcome.status === undefined) await refundCalls(deps, spent);
  return written ? { kind: "again", postId, dueAt: written.dueAt } : { kind: "left", postId };
}

async function create(deps: PublishDeps, claimed: Claim, request: CreateRequest): Promise<CreateOutcome> {
  let token: string;
  try {
    token = deps.vault.open(claimed.sealedToken, tokenSubject(claimed.userId));
  } catch (cause) {
    // A key that is not configured on this replica, say. Nothing was sent.
    deps.log.error("connections.token_unreadable", { userId: claimed.userId, cause: String(cause) });
    return { kind: "not_sent", why: "token_unreadable" };
  }
  return deps.publisher.create(request, token);
}
