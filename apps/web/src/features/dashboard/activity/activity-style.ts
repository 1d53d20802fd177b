import type { ActivityKind } from "@takt/domain/activity/model/activity-kind";
import { Bookmark, Plug, RefreshCw, type LucideIcon } from "lucide-react";
import type { BadgeTone } from "@takt/ui/badge";
import { STATUS_STYLE } from "../../posts/parts/status/status-badge";

/** The icon and colour of each kind of activity; the text says the same. */
export const ACTIVITY_STYLE: Record<ActivityKind, { icon: LucideIcon; tone: BadgeTone }> = {
  post_created: STATUS_STYLE.draft,
  post_scheduled: STATUS_STYLE.scheduled,
  post_published: STATUS_STYLE.published,
  post_failed: STATUS_STYLE.failed,
  post_unconfirmed: STATUS_STYLE.unconfirmed,
  post_cancelled: STATUS_STYLE.cancelled,
  topic_bookmarked: { icon: Bookmark, tone: "blue" },
  connection_connected: { icon: Plug, tone: "green" },
  synced: { icon: RefreshCw, tone: "neutral" },
};

/** The colours of the round icon. */
export const MARK_TONES: Record<BadgeTone, string> = {
  neutral: "bg-neutral-soft text-neutral-soft-fg",
  green: "bg-primary-soft text-primary-soft-fg",
  blue: "bg-secondary-soft text-secondary-soft-fg",
  red: "bg-danger-soft text-danger-soft-fg",
  amber: "bg-warning-soft text-warning-soft-fg",
};
