import type { PostsDeps } from "../deps";
import { invalidateConnection } from "../../connections/invalidate-connection";
import { openToken } from "../../connections/open-token";
import { consumeQuotas, refundQuota } from "../../connections/call-quota";
import { publishText } from "../model/publish-text";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome } from "../ports/publisher";
import { confirm, type Confirmation, recordAnswer } from "./confirm";
import { settleWithRetries } from "./settle";
import { hasSibling, classifyDuplicateUrn } from "./duplicates";
import { claimResend, type Resend } from "./claim-resend";
import { transition } from "../transition";

const LOSE = transition("lose");

/**
 * Resolves an unknown outcome by sending the byte-identical create again, once, inside LinkedIn's duplicate window:
 * "duplicate" shows that the first create went out, 201 that it had not and this one did. The first comment of a post
 * that is published by it becomes due at once.
 */
export async function resendPost(
  deps: Pick<PostsDeps, "db" | "clock" | "log" | "publisher" | "vault" | "callsPerDay" | "events">,
  postId: string,
): Promise<void> {
  const { db, clock, log, publisher } = deps;
  const post = await db.post.findFirst({
    where: { id: postId, status: "publishing" },
    include: { author: { select: { linkedinProfileId: true } } },
  });
  if (!post?.attemptId || !post.author.linkedinProfileId) return;
  const text = publishText(post.content, post.hashtags);
  const request = publisher.request(
    { text, visibility: post.visibility, content: { kind: "none" } },
    post.author.linkedinProfileId,
  );
  const memberSub = post.author.linkedinProfileId;
  const [quota] = await consumeQuotas(deps, "post", [{ memberSub, calls: 1 }]);
  // The day's calls are used up: unless that changes by TIMING.last, the user is asked.
  if (!quota) return;
  const startedAt = clock.now();
  const resend = await claimResend(deps, postId, post.attemptId, crypto.randomUUID(), request.hash);
  if (!resend) return refundQuota(deps, quota);
  if (clock.now() - startedAt > TIMING.fresh) {
    await clearResend(db, resend);
    return refundQuota(deps, quota);
  }
  const token = openToken(deps, resend);
  if (token === null) {
    await clearResend(db, resend);
    return refundQuota(deps, quota);
  }
  const outcome = await publisher.create(request, token);
  log.info("posts.resend_answered", { postId, attemptId: resend.attemptId, kind: outcome.kind });
  // If the database stays away, the lease runs out and the user is asked: nothing more is sent.
  await settleWithRetries(deps, () => settleResend(deps, resend, outcome));
  if (post.firstComment !== "") deps.events.commentsDue([postId]);
}

async function settleResend(
  deps: Pick<PostsDeps, "db">,
  resend: Resend,
  outcome: CreateOutcome,
): Promise<void> {
  const { db } = deps;
  const call = {
    postId: resend.postId,
    attemptId: resend.attemptId,
    callId: resend.resendId,
    httpStatus: outcome.status ?? null,
    requestId: outcome.requestId ?? null,
  };
  if (outcome.kind === "created") {
    await confirm(deps, [{ ...call, urn: outcome.urn, outcome: "created" }]);
    return;
  }
  await recordAnswer(db, resend.resendId, outcome);
  switch (outcome.kind) {
    case "duplicate":
      return settleDuplicate(deps, resend, call, outcome.of);
    case "refused":
      // A refusal of the re-send says nothing about the first create.
      return markUnconfirmed(db, resend);
    case "unauthorized":
      await invalidateConnection(db, resend.userId, resend.generation, outcome.why);
      return clearResend(db, resend);
    case "limited":
    case "media_processing":
    case "media_gone":
    case "not_sent":
      return clearResend(db, resend);
    case "unknown":
      // The re-send has its own lease.
      return;
  }
}

/** Settles a "duplicate": the first create went out, unless LinkedIn may mean another post of the member. */
async function settleDuplicate(
  deps: Pick<PostsDeps, "db">,
  resend: Resend,
  call: Omit<Confirmation, "urn" | "outcome">,
  cited: string | null,
): Promise<void> {
  const citation = classifyDuplicateUrn(cited, resend.sentAt);
  if (await hasSibling(deps, resend.attemptId)) {
    // guard:duplicate-sibling
    return markUnconfirmed(deps.db, resend);
  }
  if (citation === "older") {
    // guard:duplicate-older
    return markUnconfirmed(deps.db, resend);
  }
  if (cited && (await belongsToOtherPost(deps.db, cited, resend.postId))) {
    // guard:duplicate-known
    return markUnconfirmed(deps.db, resend);
  }
  await confirm(deps, [{ ...call, urn: citation === "own" ? cited : null, outcome: "duplicate" }]);
}

/** Whether LinkedIn is known to have this URN for another post of Takt. */
async function belongsToOtherPost(db: PostsDeps["db"], urn: string, postId: string): Promise<boolean> {
  const where = { linkedinUrn: urn, postId: { not: postId } };
  return (await db.publishAttempt.findFirst({ where, select: { id: true } })) !== null;
}

async function clearResend(db: PostsDeps["db"], { postId, resendId }: Resend): Promise<void> {
  await db.$executeRaw`
    update posts set resend_id = null, resent_at = null, updated_at = now()
    where id = ${postId}::uuid and status = 'publishing' and resend_id = ${resendId}::uuid`;
}

async function markUnconfirmed(db: PostsDeps["db"], { postId, resendId }: Resend): Promise<void> {
  await db.$executeRaw`
    update posts p set ${LOSE.set}
    where p.id = ${postId}::uuid and ${LOSE.from} and p.resend_id = ${resendId}::uuid`;
}
