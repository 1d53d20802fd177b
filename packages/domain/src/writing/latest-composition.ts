import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import type { CompositionAnswers } from "./model/composition-answers";

/** What was left longer ago than this is not offered again. */
const OFFERED_DAYS = 30;

/** What the actor can go on with: the newest composition without a post, with a topic or a text. */
export async function latestComposition(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<{ id: string; topic: string; updatedAt: Date } | null> {
  const since = new Date(clock.now() - OFFERED_DAYS * 86_400_000);
  const row = await db.composition.findFirst({
    where: {
      ...ownRows(actor),
      updatedAt: { gte: since },
      AND: [
        { OR: [{ postId: null }, { post: { deletedAt: { not: null } } }] },
        { OR: [{ versions: { some: {} } }, { answers: { path: ["topic"], not: "" } }] },
      ],
    },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true, answers: true, updatedAt: true },
  });
  if (!row) return null;
  const { topic } = row.answers as CompositionAnswers;
  return { id: row.id, topic, updatedAt: row.updatedAt };
}
