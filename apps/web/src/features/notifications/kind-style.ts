import type { NotificationKind } from "@takt/domain/notifications/model/notification-kind";
import { CircleHelp, Clock, TriangleAlert, Unplug, type LucideIcon } from "lucide-react";

/** Icon and colour of each kind; its text carries the same meaning. */
export const KIND_STYLE: Record<NotificationKind, { icon: LucideIcon; tone: string }> = {
  post_failed: { icon: TriangleAlert, tone: "bg-danger-soft text-danger-soft-fg" },
  post_unconfirmed: { icon: CircleHelp, tone: "bg-warning-soft text-warning-soft-fg" },
  connection_expiring: { icon: Clock, tone: "bg-warning-soft text-warning-soft-fg" },
  connection_invalid: { icon: Unplug, tone: "bg-danger-soft text-danger-soft-fg" },
};
