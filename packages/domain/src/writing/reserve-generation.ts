import type { Prisma } from "@takt/db/generated/prisma/client";
import type { WritingDeps } from "./deps";
import { countAiPosts } from "../plans/count-ai-posts";
import { monthName } from "../plans/model/month";
import { PLANS } from "../plans/model/plans";
import { readWorkspacePlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-lock";
import { findComposition, findLivePost } from "./find-composition";
import type { WritingErrorCode } from "./model/writing-errors";
import type { Writer } from "./ports/writer";
import { requireRewriteRoom, requireVersionRoom } from "./version-room";
import { acceptsText } from "./accepts-text";

/**
 * Reserves the cost of one request to a writer before it is made: an AI post for a text written by a model, nothing for
 * a rewrite or an outline. It runs under the lock of whose plan it is on, so that only one of many concurrent requests gets the
 * last unit. Returns the reservation's id. Refuses with `composition_not_found`, `composition_closed`, `rewrites_exceeded`
 * (max) or `ai_limit_reached` (limit).
 */
export async function reserveGeneration(
  { db, clock }: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  {
    compositionId,
    kind,
    engine,
  }: {
    compositionId: string;
    kind: "write" | "rewrite";
    engine: Writer["engine"];
  },
): Promise<string> {
  const units = kind === "write" && engine.kind === "model" ? 1 : 0;
  const now = clock.now();
  const { payerId } = await readWorkspacePlan(db, actor, now);
  return withUserLocked(db, payerId, async (tx) => {
    await requireOpen(tx, actor, await findComposition(tx, actor, compositionId));
    await requireVersionRoom(tx, compositionId);
    if (kind === "rewrite") await requireRewriteRoom(tx, compositionId, now);
    if (units > 0) await requireUnits(tx, actor, now);
    const { id } = await tx.generation.create({
      data: {
        userId: actor.userId,
        payerId: payerId === actor.userId ? null : payerId,
        compositionId,
        kind,
        state: "reserved",
        units,
        month: monthName(now, actor.zone),
        engine: engine.kind,
        model: engine.model,
        startedAt: new Date(now),
      },
      select: { id: true },
    });
    return id;
  });
}

async function requireUnits(tx: Prisma.TransactionClient, actor: Actor, now: number) {
  const { plan, payerId } = await readWorkspacePlan(tx, actor, now);
  const limit = PLANS[plan].aiPostsPerMonth;
  if ((await countAiPosts(tx, payerId, now, actor.zone)) >= limit)
    throw new DomainError<WritingErrorCode>("ai_limit_reached", { limit });
}

/**
 * Refuses with `composition_closed` unless more texts of a composition can be used: it has no post, or one that accepts
 * them.
 */
async function requireOpen(
  tx: Pick<Prisma.TransactionClient, "post" | "textVersion">,
  actor: Actor,
  composition: { id: string; postId: string | null },
): Promise<void> {
  const post = await findLivePost(tx, actor, composition);
  if (post === null) return;
  const versions = await tx.textVersion.findMany({
    where: { compositionId: composition.id },
    select: { text: true, hashtags: true },
  });
  if (!acceptsText(post, versions)) throw new DomainError<WritingErrorCode>("composition_closed");
}
