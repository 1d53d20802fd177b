import {
  Bell,
  Bookmark,
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  Compass,
  LayoutDashboard,
  Rows3,
  Settings,
  SquarePen,
} from "lucide-react";
import { usePathname } from "next/navigation";
import { barePath, pathOf } from "~/i18n/locale-path";
import { useNavigation } from "../shared/navigation/navigation-target";

const BOOKMARKS = { key: "bookmarks", path: "/app/content/bookmarks", icon: Bookmark } as const;
const ANALYTICS = { key: "analytics", path: "/app/analytics", icon: ChartNoAxesColumnIncreasing } as const;
const COMPASS = { key: "compass", path: "/app/content/compass", icon: Compass } as const;

/** The one primary action of the shell. */
export const NEW_POST = { key: "newPost", path: "/app/content/create", icon: SquarePen } as const;
export const NAV_ENTRIES = [
  { key: "dashboard", path: "/app", icon: LayoutDashboard },
  { key: "posts", path: "/app/posts", icon: Rows3 },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
  BOOKMARKS,
  COMPASS,
  ANALYTICS,
] as const;
/** The entries behind More on phones. */
export const MORE_ENTRIES = [
  { text: BOOKMARKS.key, path: BOOKMARKS.path, icon: BOOKMARKS.icon },
  { text: COMPASS.key, path: COMPASS.path, icon: COMPASS.icon },
  { text: ANALYTICS.key, path: ANALYTICS.path, icon: ANALYTICS.icon },
  { text: "profile", path: "/app/user/profile", icon: CircleUserRound },
  { text: "settings:title", path: "/app/user/settings", icon: Settings },
  { text: "notifications:title", path: "/app/notifications", icon: Bell },
] as const;

/**
 * Whether a path or a page below it is shown, or was asked for and will be; for the dashboard, whose path is above all
 * others, only the exact path.
 */
export function useIsCurrent(path: string): boolean {
  const { target } = useNavigation();
  const current = barePath(usePathname());
  const shown = target === null ? current : pathOf(target);
  return shown === path || (path !== "/app" && shown.startsWith(`${path}/`));
}
