import { type Actor, type Role, ROLES } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { WorkspaceErrorCode } from "./workspace-errors";

/** `consent`: where it is under the actor's own name, or under that of a member who consents. */
type Permission = "yes" | "consent" | "no";

/** One row of the table, in the order of ROLES. */
const allow = (...permissions: [Permission, Permission, Permission, Permission, Permission]) =>
  Object.fromEntries(ROLES.map((role, i) => [role, permissions[i]])) as Record<Role, Permission>;

/**
 * Acts in a workspace, with the roles that may do them; nothing else decides it (docs/decisions/0062). Procedures and
 * route handlers name their act, postsOf says which posts it reaches, screens show a button where `can` says yes. The
 * columns are owner, admin, editor, approver and viewer.
 */
export const ACTS = {
  /** One's own account, plan, connection, figures' import and notifications, whatever one is in the workspace. */
  "account.own": allow("yes", "yes", "yes", "yes", "yes"),
  /** Posts, calendar, figures, topics, audiences, labels and slots. */
  "content.read": allow("yes", "yes", "yes", "yes", "yes"),
  /** Topics, audiences, labels and slots, and which labels a post has. */
  "library.write": allow("yes", "yes", "yes", "no", "no"),
  /** Drafts, and what they are written with. */
  "drafts.write": allow("yes", "yes", "yes", "no", "no"),
  /** Schedule, publish, cancel, and change what is scheduled or on LinkedIn. */
  "posts.publish": allow("consent", "consent", "consent", "no", "no"),
  /** Ask for the approval of a post, where the workspace asks for one, and take that back. */
  "approvals.request": allow("yes", "yes", "consent", "no", "no"),
  /** Approve posts, and ask for changes (posts/approvals); the rules of the workspace say at which stage. */
  "posts.approve": allow("yes", "yes", "no", "yes", "no"),
  /** Write notes about posts, answer, and resolve what was said (posts/notes). */
  "posts.discuss": allow("yes", "yes", "yes", "yes", "no"),
  /** Let people without an account see a post (posts/review-links). */
  "posts.share": allow("yes", "yes", "yes", "yes", "no"),
  /** The members and their roles: nobody above one's own role. */
  "members.manage": allow("yes", "yes", "no", "no", "no"),
  /** The workspace's name, how it approves posts, and what was done in it. */
  "workspace.manage": allow("yes", "yes", "no", "no", "no"),
  /** Offer it to another owner. */
  "workspace.transfer": allow("yes", "no", "no", "no", "no"),
  /** Close it for everybody, and with that delete it a week later. */
  "workspace.close": allow("yes", "no", "no", "no", "no"),
} as const satisfies Record<string, Record<Role, Permission>>;

export type Act = keyof typeof ACTS;

/** Acts that end with the owner's plan for teams; what is scheduled can still be stopped (posts/schedule-post.ts). */
const WRITES: readonly Act[] = ["library.write", "drafts.write", "posts.discuss"];

/**
 * Tells whether the actor may do this to a row; without one, whether to any at all.
 * @param row under whose name it is, and whether that member consents
 */
export function can(
  { userId, role, isReadOnly }: Pick<Actor, "role" | "isReadOnly"> & Partial<Pick<Actor, "userId">>,
  act: Act,
  row?: { authorId: string; isConsented: boolean },
): boolean {
  if (isReadOnly && WRITES.includes(act)) return false;
  const permission: Permission = ACTS[act][role];
  if (permission === "consent") return !row || row.isConsented || row.authorId === userId;
  return permission === "yes";
}

/** Refuses with `act_forbidden` what the actor's role does not allow on any row, and with `workspace_read_only`. */
export function requireAct(actor: Actor, act: Act): void {
  if (WRITES.includes(act)) requireWritable(actor);
  if (!can(actor, act)) throw new DomainError<WorkspaceErrorCode>("act_forbidden");
}

/** Refuses with `workspace_read_only` where the owner's plan for teams has ended. */
export function requireWritable({ isReadOnly }: Pick<Actor, "isReadOnly">): void {
  if (isReadOnly) throw new DomainError<WorkspaceErrorCode>("workspace_read_only");
}
