import { line, type Line } from "../shared/line";
import type { KindDefinition, NotificationStyle } from "./kind-definition";
import { getKindDefinition, type NotificationKind } from "./notification-kinds";
import type { NotificationRow } from "./notification-row";
import { postExcerpt } from "./post-excerpt";

/** A notification as screens see it. */
export type NotificationView = NotificationStyle & {
  id: string;
  kind: NotificationKind;
  createdAt: Date;
  read: boolean;
  /** False when it has resolved itself, or the user has done what was needed. */
  open: boolean;
  /** The post it refers to; null when it refers to the connection, or the post is deleted. */
  post: { id: string; excerpt: string } | null;
  /** Lines that say what happened, and what helps, or that it is resolved; texts of `kinds.<kind>` in notifications.json. */
  lines: Line[];
  /** An action besides opening the post. */
  action: "reconnect" | "connections" | "webhooks" | null;
};

/** Converts a row for screens. */
export function toNotificationView(row: NotificationRow): NotificationView {
  const { post } = row;
  const { icon, tone, about, isOpen, lines } = getKindDefinition(row);
  const open = isOpen(row);
  return {
    id: row.id,
    kind: row.kind as NotificationKind,
    icon,
    tone,
    createdAt: row.createdAt,
    read: row.readAt !== null,
    open,
    post: post && !post.deletedAt ? { id: post.id, excerpt: postExcerpt(post.content) } : null,
    lines: open ? lines(row) : [resolvedLine(row)],
    action: ACTIONS[about](open),
  };
}

const ACTIONS: Record<KindDefinition["about"], (open: boolean) => NotificationView["action"]> = {
  post: () => null,
  approval: () => null,
  note: () => null,
  comment: () => null,
  connection: (open) => (open ? "reconnect" : "connections"),
  grant: () => "connections",
  webhook: (open) => (open ? "webhooks" : null),
  workspace: () => null,
};

/** Says that a notification no longer applies, and what has become of what it was about. */
function resolvedLine(row: NotificationRow): Line {
  const { about } = getKindDefinition(row);
  if (about === "note") return line("notifications:noteDone");
  if (about === "comment") return line("notifications:commentDone");
  if (about === "webhook") return line("notifications:webhookDone");
  if (about === "workspace") return line("notifications:workspaceDone");
  if (about !== "post" && about !== "approval") return line("notifications:resolvedConnection");
  const { post } = row;
  if (!post || post.deletedAt) return line("notifications:postGone");
  if (about === "approval" && (post.status === "draft" || post.status === "scheduled"))
    return line("notifications:postNow", { status: { text: `approvals:states.${post.approval}` } });
  return line("notifications:postNow", { status: { text: `posts:status.${post.status}` } });
}
