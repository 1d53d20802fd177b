import {
  Bell,
  Bookmark,
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  ClipboardCheck,
  Clock,
  Compass,
  Rows3,
  Settings,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { NamedPage } from "~/features/shared/navigation/named-pages";

/** The icon of each page that the palette opens, and the key after G that opens it as well. */
export const PAGE_ICONS: Record<NamedPage["key"], { Icon: LucideIcon; shortcut: string | null }> = {
  today: { Icon: Clock, shortcut: "D" },
  calendar: { Icon: CalendarDays, shortcut: "C" },
  posts: { Icon: Rows3, shortcut: "P" },
  approvals: { Icon: ClipboardCheck, shortcut: null },
  bookmarks: { Icon: Bookmark, shortcut: "B" },
  compass: { Icon: Compass, shortcut: "O" },
  analytics: { Icon: ChartNoAxesColumnIncreasing, shortcut: "A" },
  notifications: { Icon: Bell, shortcut: "N" },
  settings: { Icon: Settings, shortcut: "S" },
  members: { Icon: Users, shortcut: null },
  profile: { Icon: CircleUserRound, shortcut: null },
};
