import { type Actor, inWorkspace } from "../../shared/actor";
import { personName } from "../../shared/person-name";
import type { ArchiveDeps } from "../deps";
import type { ExportedRow } from "../format-rows";
import { NAMED } from "./read-posts";

type Db = Pick<ArchiveDeps, "db">["db"];

const BRAND = {
  name: true,
  primaryColor: true,
  secondaryColor: true,
  senderName: true,
  footer: true,
  poweredBy: true,
} as const;

/** Reads the workspace itself: its name, its members by their names and roles, how it approves posts, and its brand. */
export async function readWorkspace(db: Db, actor: Actor): Promise<ExportedRow> {
  const workspace = await db.workspace.findUniqueOrThrow({
    where: { id: actor.workspaceId },
    include: {
      memberships: { include: { user: NAMED }, orderBy: [{ createdAt: "asc" }, { userId: "asc" }] },
      approvalStages: {
        include: { members: { include: { membership: { include: { user: NAMED } } } } },
        orderBy: { position: "asc" },
      },
      brand: { select: BRAND },
    },
  });
  return {
    name: workspace.name,
    slug: workspace.slug,
    created_at: workspace.createdAt,
    members: workspace.memberships.map(({ user, role, createdAt, consentedAt }) => ({
      name: personName(user),
      role,
      joined_at: createdAt,
      consented_at: consentedAt,
    })),
    approvals: {
      own_approval: workspace.ownApproval,
      reminder_hours: workspace.reminderHours,
      stages: workspace.approvalStages.map(({ name, everyone, members }) => ({
        name,
        everyone,
        approvers: members.map(({ membership }) => personName(membership.user)),
      })),
    },
    brand: workspace.brand,
  };
}

/** Finds the logo of the workspace in storage; null where it has none. */
export async function findLogo(db: Db, actor: Actor): Promise<{ key: string; path: string } | null> {
  const brand = await db.brand.findUnique({ where: inWorkspace(actor), select: { logoKey: true } });
  return brand?.logoKey ? { key: brand.logoKey, path: "media/logo.png" } : null;
}
