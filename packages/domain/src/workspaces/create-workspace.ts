import type { Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod/mini";
import { readPlan } from "../plans/read-plan";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-lock";
import { toSlug } from "./model/to-slug";
import type { WorkspaceErrorCode } from "./model/workspace-errors";
import type { newWorkspaceInput } from "./model/workspace-input";
import { WORKSPACE_LIMITS } from "./model/workspace-limits";
import type { WorkspaceView } from "./model/workspace-view";

/**
 * Creates a workspace whose owner is the actor, under an id from the browser. Repeated, because an answer was lost, it
 * returns the workspace as it is by now. Refuses with `workspaces_need_plan` on other plans than Enterprise,
 * `workspaces_full`, and `workspace_not_found` when the id is somebody else's.
 */
export function createWorkspace(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  { id, name }: z.infer<typeof newWorkspaceInput>,
): Promise<WorkspaceView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    const known = await tx.workspace.findUnique({
      where: { id },
      select: { name: true, slug: true, memberships: { where: { userId: actor.userId } } },
    });
    if (known) return toKnown(id, known);
    await requireRoom(tx, actor, clock.now());
    const slug = await insertWorkspace(tx, { id, name });
    await tx.membership.create({ data: { workspaceId: id, userId: actor.userId, role: "owner" } });
    return { id, name, slug, role: "owner" };
  });
}

type Known = { name: string; slug: string | null; memberships: { role: WorkspaceView["role"] }[] };

function toKnown(id: string, { name, slug, memberships: [own] }: Known): WorkspaceView {
  if (!own) throw new DomainError<WorkspaceErrorCode>("workspace_not_found");
  return { id, name, slug, role: own.role };
}

/** Refuses with `workspaces_need_plan` and `workspaces_full`. Call it under the lock of withUserLocked. */
export async function requireRoom(
  tx: Prisma.TransactionClient,
  { userId }: Actor,
  now: number,
): Promise<void> {
  const { plan } = await readPlan(tx, userId, now);
  if (plan !== "enterprise") throw new DomainError<WorkspaceErrorCode>("workspaces_need_plan");
  const count = await tx.membership.count({
    where: { userId, role: "owner", workspace: { personal: false } },
  });
  const max = WORKSPACE_LIMITS.perOwner;
  if (count >= max) throw new DomainError<WorkspaceErrorCode>("workspaces_full", { max });
}

/**
 * Inserts it under its slug, or the first with a number that is free: studio, studio-2, studio-3. The index decides: of two
 * who take one at once, the second waits for the first and takes the next.
 */
async function insertWorkspace(tx: Prisma.TransactionClient, row: { id: string; name: string }) {
  for (;;) {
    const slug = await findFreeSlug(tx, toSlug(row.name));
    const { count } = await tx.workspace.createMany({
      data: [{ ...row, slug, personal: false }],
      skipDuplicates: true,
    });
    if (count > 0) return slug;
    if (await tx.workspace.count({ where: { id: row.id } }))
      throw new DomainError<WorkspaceErrorCode>("workspace_not_found");
  }
}

async function findFreeSlug(tx: Prisma.TransactionClient, slug: string): Promise<string> {
  const rows = await tx.workspace.findMany({
    where: { OR: [{ slug }, { slug: { startsWith: `${slug}-` } }] },
    select: { slug: true },
  });
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`;
  return free;
}
