import type { MembershipRole, User } from "@takt/db/generated/prisma/client";
import { sql, type Sql } from "@takt/db/sql";
import type { UsersDeps } from "./deps";
import { getPlan } from "../plans/model/plans";
import { onboardingState, type OnboardingState } from "../onboarding/model/onboarding-steps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { pictureUrl } from "../shared/picture-url";
import type { WeekStart, HourCycle } from "../shared/time-settings";
import type { WorkspaceErrorCode } from "../workspaces/model/workspace-errors";

export type LoadedUser = {
  actor: Actor;
  /** In which they act. Without a slug it is their personal one. */
  workspace: { name: string; slug: string | null };
  waitlist: "waitlisted" | "active" | "rejected";
  name: string | null;
  /** The name the user wants to be called; LinkedIn's name when null. */
  displayName: string | null;
  headline: string | null;
  email: string | null;
  /** Whether LinkedIn has verified the address. */
  emailVerified: boolean;
  /** Where their browser loads the copy of their picture on LinkedIn from. */
  image: string | null;
  lastLoginAt: Date | null;
  joinedAt: Date;
  weekStart: WeekStart;
  hourCycle: HourCycle;
  shortcuts: boolean;
  /** `open`: to be shown on its own. `skipped`: can be finished in the settings. */
  onboarding: OnboardingState;
  /** The deletion of the account that they have asked for and can undo. */
  deletion: { requestedAt: Date; dueAt: Date } | null;
};

/** A row with ACTOR_COLUMNS. */
export type ActorRow = Pick<
  User,
  | "name"
  | "displayName"
  | "headline"
  | "email"
  | "emailVerified"
  | "pictureKey"
  | "lastLoginAt"
  | "createdAt"
  | "waitlistStatus"
  | "onboardingCompleted"
  | "onboardingSkippedAt"
  | "timezone"
  | "preferredLanguage"
  | "weekStart"
  | "hourCycle"
  | "shortcuts"
> & {
  userId: string;
  /** Null, like the name and the role, where they are no member of the workspace. */
  workspaceId: string | null;
  workspaceName: string | null;
  slug: string | null;
  role: MembershipRole | null;
  /** The paid plan of the owner of a team's workspace; null in a personal one. */
  ownerStatus: string | null;
  ownerPlan: string | null;
  ownerExpiresAt: Date | null;
  deletionRequestedAt: Date | null;
  deletionDueAt: Date | null;
};

/** The workspace in which somebody acts, by its part of an address or its id; null: their personal one. */
export type WorkspaceRef = { slug: string } | { id: string } | null;

/** Columns of the caller, of the tables of actorTables. */
export const ACTOR_COLUMNS = sql`
  u.id as "userId", m.workspace_id as "workspaceId", m.workspace_name as "workspaceName", m.slug, m.role::text as role,
  m.owner_status as "ownerStatus", m.owner_plan as "ownerPlan", m.owner_expires_at as "ownerExpiresAt", u.name, u.display_name as "displayName",
  u.headline, u.email, u.email_verified as "emailVerified", u.picture_key as "pictureKey",
  u.last_login_at as "lastLoginAt", u.created_at as "createdAt", u.waitlist_status::text as "waitlistStatus",
  u.onboarding_completed as "onboardingCompleted", u.onboarding_skipped_at as "onboardingSkippedAt", u.timezone,
  u.preferred_language as "preferredLanguage", u.week_start::text as "weekStart", u.hour_cycle::text as "hourCycle",
  u.shortcuts, d.requested_at as "deletionRequestedAt", d.due_at as "deletionDueAt"`;

const MEMBERSHIPS = sql`
  select m.workspace_id, w.name as workspace_name, w.slug, m.role, o.subscription_status as owner_status,
    o.subscription_plan as owner_plan, o.subscription_expires_at as owner_expires_at
  from memberships m join workspaces w on w.id = m.workspace_id
    left join memberships om on om.workspace_id = w.id and om.role = 'owner' and not w.personal
    left join users o on o.id = om.user_id
  where m.user_id = u.id and w.closed_at is null`;

/**
 * Users with their membership in an open workspace, which is missing where they are no members of it, and their open deletion,
 * of which there is at most one (account_deletions_open_key). Without a workspace it is the personal one.
 */
export function actorTables(workspace: WorkspaceRef): Sql {
  const membership = workspace
    ? sql`left join lateral (
        ${MEMBERSHIPS} and ${"slug" in workspace ? sql`w.slug = ${workspace.slug}` : sql`w.id = ${workspace.id}::uuid`}
      ) m on true`
    : sql`join lateral (
        ${MEMBERSHIPS} and w.personal limit 1
      ) m on true`;
  return sql`users u ${membership}
    left join account_deletions d on d.user_id = u.id and d.undone_at is null and d.purged_at is null`;
}

/**
 * Loads a user as a member of a workspace, by default of their personal one; null when the profile is gone. Refuses with
 * `workspace_not_found`.
 */
export async function loadActor(
  { db, clock }: Pick<UsersDeps, "db" | "clock">,
  userId: string,
  workspace: WorkspaceRef = null,
): Promise<LoadedUser | null> {
  const [row] = await db.$queryRaw<ActorRow[]>`
    select ${ACTOR_COLUMNS} from ${actorTables(workspace)} where u.id = ${userId}::uuid`;
  return row ? toLoadedUser(row, clock.now()) : null;
}

/** Converts a row to a user at `now` (epoch milliseconds). Refuses with `workspace_not_found`. */
export function toLoadedUser(row: ActorRow, now: number): LoadedUser {
  const { deletionRequestedAt, deletionDueAt } = row;
  if (row.workspaceId === null || row.workspaceName === null || row.role === null)
    throw new DomainError<WorkspaceErrorCode>("workspace_not_found");
  return {
    actor: {
      userId: row.userId,
      workspaceId: row.workspaceId,
      role: row.role,
      ...(isReadOnly(row, now) && { isReadOnly: true }),
      locale: row.preferredLanguage === "de" ? "de" : "en",
      zone: row.timezone,
    },
    workspace: { name: row.workspaceName, slug: row.slug },
    waitlist: row.waitlistStatus,
    name: row.name,
    displayName: row.displayName,
    headline: row.headline,
    email: row.email,
    emailVerified: row.emailVerified !== null,
    image: pictureUrl(row),
    lastLoginAt: row.lastLoginAt,
    joinedAt: row.createdAt,
    weekStart: row.weekStart,
    hourCycle: row.hourCycle,
    shortcuts: row.shortcuts,
    onboarding: onboardingState(row),
    deletion:
      deletionRequestedAt && deletionDueAt
        ? { requestedAt: deletionRequestedAt, dueAt: deletionDueAt }
        : null,
  };
}

/** Whether it is a workspace for a team whose owner does not have the plan for one any more. */
function isReadOnly(
  { slug, ownerStatus, ownerPlan, ownerExpiresAt: endsAt }: ActorRow,
  now: number,
): boolean {
  if (slug === null) return false;
  return getPlan({ status: ownerStatus ?? "", plan: ownerPlan, endsAt }, now) !== "enterprise";
}

/**
 * Tells whether a user operates this installation: the address is one of PROVIDER_EMAILS, and LinkedIn has verified it.
 * Addresses on LinkedIn are neither unique nor always verified.
 */
export function isOperator(
  { operatorEmails }: Pick<UsersDeps, "operatorEmails">,
  { email, emailVerified }: Pick<LoadedUser, "email" | "emailVerified">,
): boolean {
  if (!email || !emailVerified) return false;
  return operatorEmails.some((one) => one.toLowerCase() === email.toLowerCase());
}
