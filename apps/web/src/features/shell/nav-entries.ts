import {
  Bell,
  Bookmark,
  CalendarDays,
  CircleUserRound,
  Compass,
  LayoutDashboard,
  Rows3,
  Settings,
  SquarePen,
} from "lucide-react";

const BOOKMARKS = { key: "bookmarks", path: "/app/content/bookmarks", icon: Bookmark } as const;
const COMPASS = { key: "compass", path: "/app/content/compass", icon: Compass } as const;

/** The one primary action of the shell. */
export const NEW_POST = { key: "newPost", path: "/app/content/create", icon: SquarePen } as const;
export const NAV_ENTRIES = [
  { key: "dashboard", path: "/app", icon: LayoutDashboard },
  { key: "posts", path: "/app/posts", icon: Rows3 },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
  BOOKMARKS,
  COMPASS,
] as const;
/** The entries behind More on phones. */
export const MORE_ENTRIES = [
  { text: BOOKMARKS.key, path: BOOKMARKS.path, icon: BOOKMARKS.icon },
  { text: COMPASS.key, path: COMPASS.path, icon: COMPASS.icon },
  { text: "profile", path: "/app/user/profile", icon: CircleUserRound },
  { text: "settings:title", path: "/app/user/settings", icon: Settings },
  { text: "notifications:title", path: "/app/notifications", icon: Bell },
] as const;
