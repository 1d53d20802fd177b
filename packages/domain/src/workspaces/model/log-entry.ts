import type { Role } from "../../shared/actor";

/** Actions that a workspace's log records, in the words of the audit trail. */
export const LOGGED_ACTIONS = [
  "workspace.renamed",
  "brand.changed",
  "workspace.closed",
  "workspace.reopened",
  "workspace.downloaded",
  "approvals.changed",
  "member.invited",
  "invitation.resent",
  "invitation.revoked",
  "member.joined",
  "member.role",
  "member.removed",
  "member.left",
  "consent.given",
  "consent.withdrawn",
  "apiKey.created",
  "apiKey.rotated",
  "apiKey.revoked",
  "webhook.created",
  "webhook.changed",
  "webhook.rotated",
  "webhook.deleted",
  "application.allowed",
  "application.revoked",
  "application.stopped",
  "ownership.offered",
  "ownership.withdrawn",
  "ownership.taken",
] as const;
export type LoggedAction = (typeof LOGGED_ACTIONS)[number];

/** One line of the log of a workspace. */
export type LogEntry = {
  id: string;
  at: Date;
  action: LoggedAction;
  /** The member who did it; null when the account is gone. */
  by: string | null;
  /** The name of the program by which they did it; null: by themselves. */
  via: string | null;
  /** The member or the invited address that it is about; null where there is none, or no longer. */
  about: string | null;
  /** The role that was given. */
  role: Role | null;
  /** The new name of the workspace, or the name of the key, webhook or application that it is about. */
  name: string | null;
};
