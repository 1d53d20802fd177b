import type { Prisma } from "@takt/db/generated/prisma/client";
import type { MediaDeps } from "../media/deps";
import { retainedSince, type Purged } from "./model/retention";
import { removeFiles } from "./remove-files";

/** Posts, and files, of one call: bounds its duration. */
const MAX_POSTS = 100;
const MAX_FILES = 200;

/**
 * Purges the workspace that was closed first of those that can no longer be opened again: its files, its posts, and with its
 * row everything else in it. One call purges a part of it; the workspace counts with its last part.
 */
export async function purgeClosedWorkspaces(
  deps: Pick<MediaDeps, "db" | "files" | "clock" | "log">,
): Promise<Purged> {
  const before = retainedSince("closedWorkspaces", deps.clock.now());
  const part = await deps.db.$transaction(async (tx) => {
    const [workspace] = await tx.$queryRaw<{ id: string }[]>`
      select id from workspaces where closed_at <= ${before} and not personal
      order by closed_at limit 1 for update skip locked`;
    return workspace ? purgePart(tx, workspace.id) : null;
  });
  if (!part) return { purged: 0, more: false };
  await removeFiles(deps, part.media);
  return { purged: part.isLast ? 1 : 0, more: true };
}

async function purgePart(tx: Prisma.TransactionClient, id: string) {
  const media = await tx.$queryRaw<{ key: string }[]>`
    delete from media where id in (select id from media where workspace_id = ${id}::uuid limit ${MAX_FILES})
    returning storage_key as key`;
  if (media.length === MAX_FILES) return { media, isLast: false };
  const posts = await tx.$executeRaw`
    delete from posts where id in (select id from posts where workspace_id = ${id}::uuid limit ${MAX_POSTS})`;
  if (posts === MAX_POSTS) return { media, isLast: false };
  await tx.workspace.delete({ where: { id } });
  return { media, isLast: true };
}
