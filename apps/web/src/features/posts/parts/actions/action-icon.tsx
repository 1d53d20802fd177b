import {
  Ban,
  CalendarClock,
  CalendarX2,
  Clock,
  ExternalLink,
  Eye,
  FilePen,
  Pencil,
  RotateCcw,
  SearchX,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import type { PostAction } from "./post-actions";

const ICONS: Record<PostAction, LucideIcon> = {
  edit: Pencil,
  open: Eye,
  schedule: Clock,
  reschedule: CalendarClock,
  publishNow: Send,
  retry: RotateCcw,
  unschedule: CalendarX2,
  toDraft: FilePen,
  cancel: Ban,
  viewOnLinkedIn: ExternalLink,
  deny: SearchX,
  delete: Trash2,
  restore: Undo2,
};

/** The icon of an action, the same everywhere. */
export function ActionIcon({ action }: { action: PostAction }) {
  const Icon = ICONS[action];
  return <Icon aria-hidden />;
}
