import {
  Bell,
  Bookmark,
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  Clock,
  Compass,
  Rows3,
  Settings,
} from "lucide-react";

/** The pages that the palette opens, their titles, and the key after G that opens them as well. */
export const PALETTE_PAGES = [
  { key: "today", title: "shell:today", path: "/app", Icon: Clock, shortcut: "D" },
  {
    key: "calendar",
    title: "shell:calendar",
    path: "/app/content/calendar",
    Icon: CalendarDays,
    shortcut: "C",
  },
  { key: "posts", title: "shell:posts", path: "/app/posts", Icon: Rows3, shortcut: "P" },
  {
    key: "bookmarks",
    title: "topics:title",
    path: "/app/content/bookmarks",
    Icon: Bookmark,
    shortcut: "B",
  },
  { key: "compass", title: "compass:title", path: "/app/content/compass", Icon: Compass, shortcut: "O" },
  {
    key: "analytics",
    title: "shell:analytics",
    path: "/app/analytics",
    Icon: ChartNoAxesColumnIncreasing,
    shortcut: "A",
  },
  {
    key: "notifications",
    title: "notifications:title",
    path: "/app/notifications",
    Icon: Bell,
    shortcut: "N",
  },
  { key: "settings", title: "settings:title", path: "/app/user/settings", Icon: Settings, shortcut: "S" },
  {
    key: "profile",
    title: "shell:profile",
    path: "/app/user/profile",
    Icon: CircleUserRound,
    shortcut: null,
  },
] as const;
