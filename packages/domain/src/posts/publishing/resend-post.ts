import type { Deps } from "../../deps";
import { invalidate } from "../../connections/invalidate";
import { refundCalls } from "../../connections/refund-calls";
import { spendCallsOfMany } from "../../connections/spend-calls-of-many";
import { tokenSubject } from "../../connections/token-subject";
import { publishText } from "../model/publish-text";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome } from "../ports/publisher";
import { confirm, type Confirmation } from "./confirm";
import { hasSibling } from "./has-sibling";
import { isOfAnother } from "./is-of-another";
import { readCitation } from "./read-citation";
import { recordAnswer } from "./record-answer";
import { settlePatiently } from "./settle-patiently";
import { stampResend, type Resend } from "./stamp-resend";

/**
 * Resolves an unknown outcome: the byte-identical create again, once, inside LinkedIn's duplicate window.
 * "Duplicate" shows that the first one went out, 201 that it had not and now has.
 */
export async function resendPost(
  deps: Pick<Deps, "db" | "clock" | "log" | "publisher" | "vault" | "callsPerDay">,
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
  const [spent] = await spendCallsOfMany(deps, "post", [{ memberSub, calls: 1 }]);
  // The day's calls are used up: unless that changes by LAST, the user is asked.
  if (!spent) return;
  const began = clock.now();
  const resend = await stampResend(deps, postId, post.attemptId, crypto.randomUUID(), request.hash);
  if (!resend) return refundCalls(deps, spent);
  if (clock.now() - began > TIMING.fresh) {
    await unstamp(db, resend);
    return refundCalls(deps, spent);
  }
  const token = openToken(deps, resend);
  if (token === null) {
    await unstamp(db, resend);
    return refundCalls(deps, spent);
  }
  const outcome = await publisher.create(request, token);
  log.info("posts.resend_answered", { postId, attemptId: resend.attemptId, kind: outcome.kind });
  // If the database stays away, the lease runs out and the user is asked: nothing more is sent.
  await settlePatiently(deps, () => settleResend(deps, resend, outcome));
}

/** Null with a key that is not configured here: nothing was sent, and another replica may have it. */
function openToken({ vault, log }: Pick<Deps, "vault" | "log">, { sealedToken, userId }: Resend) {
  try {
    return vault.open(sealedToken, tokenSubject(userId));
  } catch (cause) {
    log.error("connections.token_unreadable", { userId, cause: String(cause) });
    return null;
  }
}

async function settleResend(deps: Pick<Deps, "db">, resend: Resend, outcome: CreateOutcome): Promise<void> {
  const { db } = deps;
  const receipt = {
    postId: resend.postId,
    attemptId: resend.attemptId,
    receiptId: resend.resendId,
    httpStatus: outcome.status ?? null,
    requestId: outcome.requestId ?? null,
  };
  if (outcome.kind === "created") {
    await confirm(deps, [{ ...receipt, urn: outcome.urn, outcome: "created" }]);
    return;
  }
  await recordAnswer(db, resend.resendId, outcome);
  switch (outcome.kind) {
    case "duplicate":
      return settleDuplicate(deps, resend, receipt, outcome.of);
    case "refused":
      // Refused now says nothing about the first one.
      return ask(db, resend);
    case "unauthorized":
      await invalidate(db, resend.userId, resend.generation, outcome.why);
      return unstamp(db, resend);
    case "limited":
    case "media_processing":
    case "media_gone":
    case "not_sent":
      return unstamp(db, resend);
    case "unknown":
      // Its own lease runs.
      return;
  }
}

/** The first one went out, unless LinkedIn may mean another post of the member: then it cannot be decided. */
async function settleDuplicate(
  deps: Pick<Deps, "db">,
  resend: Resend,
  receipt: Omit<Confirmation, "urn" | "outcome">,
  cited: string | null,
): Promise<void> {
  const citation = readCitation(cited, resend.sentAt);
  if (await hasSibling(deps, resend.attemptId)) {
    // guard:duplicate-sibling
    return ask(deps.db, resend);
  }
  if (citation === "older") {
    // guard:duplicate-older
    return ask(deps.db, resend);
  }
  if (cited && (await isOfAnother(deps, cited, resend.postId))) {
    // guard:duplicate-known
    return ask(deps.db, resend);
  }
  await confirm(deps, [{ ...receipt, urn: citation === "own" ? cited : null, outcome: "duplicate" }]);
}

async function unstamp(db: Deps["db"], { postId, resendId }: Resend): Promise<void> {
  await db.$executeRaw`
    update posts set resend_id = null, resent_at = null, updated_at = now()
    where id = ${postId}::uuid and status = 'publishing' and resend_id = ${resendId}::uuid`;
}

async function ask(db: Deps["db"], { postId, resendId }: Resend): Promise<void> {
  await db.$executeRaw`
    update posts set status = 'unconfirmed', version = version + 1, updated_at = now()
    where id = ${postId}::uuid and status = 'publishing' and resend_id = ${resendId}::uuid`;
}
