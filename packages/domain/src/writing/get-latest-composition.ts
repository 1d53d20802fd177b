import type { WritingDeps } from "./deps";
import { type Actor, ownIn } from "../shared/actor";
import type { CompositionAnswers } from "./model/composition-answers";

/** Compositions older than this are not offered again. */
const OFFERED_DAYS = 30;

/** Finds the composition to continue: the newest without a post that has a topic or a text. */
export async function getLatestComposition(
  { db, clock }: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
): Promise<{ id: string; topic: string; updatedAt: Date } | null> {
  const since = new Date(clock.now() - OFFERED_DAYS * 86_400_000);
  const row = await db.composition.findFirst({
    where: {
      ...ownIn(actor),
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
