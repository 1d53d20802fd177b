import type { Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import type { WritingDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { addVersion, textHash } from "./add-version";
import { findVersion, lockComposition } from "./find-composition";
import { containsTextOf } from "./accepts-text";
import { engineBehind } from "../provenance/model/version-origin";
import type { TextVersionView } from "./model/composition-view";
import type { Source } from "../posts/model/source";
import { askedWith, type StoredParameters } from "./model/stored-parameters";
import { requireVersionRoom } from "./version-room";
import { toVersionView } from "./to-version-view";

/**
 * Saves the user's edit of a version as a new version, which further edits change in place while it is the newest.
 * Refuses with `composition_not_found`, `version_not_found` or `rewrites_exceeded` (max).
 */
export function editVersion(
  { db, clock }: Pick<WritingDeps, "db" | "clock">,
  actor: Actor,
  input: { id: string; versionId: string; text: string; hashtags: string[] },
): Promise<TextVersionView> {
  const { id, text, hashtags } = input;
  return db.$transaction(async (tx) => {
    const now = clock.now();
    await lockComposition(tx, actor, id, now);
    const base = await findVersion(tx, actor, input);
    const open = await findOpenEdit(tx, base);
    if (open) {
      const data = { text, hashtags, textHash: textHash(text) };
      return toVersionView(await tx.textVersion.update({ where: { id: open.id }, data }));
    }
    await requireVersionRoom(tx, id);
    return addVersion(tx, { ...toEdit(base), text, hashtags, createdAt: new Date(now) });
  });
}

/**
 * Returns the newest version if it is the edit to continue. A version that a post was made from is not changed: it is
 * the post's provenance.
 */
async function findOpenEdit(tx: Prisma.TransactionClient, base: TextVersion): Promise<TextVersion | null> {
  const newest = await tx.textVersion.findFirst({
    where: { compositionId: base.compositionId },
    orderBy: { number: "desc" },
    include: { composition: { select: { post: { select: { content: true, hashtags: true } } } } },
  });
  if (newest?.kind !== "edited") return null;
  const { post } = newest.composition;
  if (post && containsTextOf(post, newest)) return null;
  return newest.id === base.id ? newest : null;
}

/** Returns what an edited version inherits from its base. */
function toEdit(base: TextVersion) {
  const parameters = base.parameters as StoredParameters;
  const engine = engineBehind({ engine: base.engine, parameters });
  return {
    compositionId: base.compositionId,
    kind: "edited" as const,
    rewrite: null,
    sources: base.sources as Source[],
    parameters: { ...askedWith(parameters), editedFrom: { versionId: base.id, engine } },
    engine: null,
    model: null,
    promptVersion: null,
    partial: false,
  };
}
