import {
  Bell,
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  CircleUserRound,
  Clock,
  Lightbulb,
  Plus,
  Rows3,
  Settings,
} from "lucide-react";
import { usePathname } from "next/navigation";
import { barePath, toPath } from "~/i18n/locale-path";
import { useNavigation } from "../shared/navigation/navigation-target";

const IDEAS = {
  key: "ideas",
  path: "/app/content/bookmarks",
  also: "/app/content/compass",
  icon: Lightbulb,
} as const;
const ANALYTICS = { key: "analytics", path: "/app/analytics", icon: ChartNoAxesColumnIncreasing } as const;

/** The one primary action of the shell. */
export const NEW_POST = { key: "newPost", path: "/app/content/create", icon: Plus } as const;
export const NAV_ENTRIES = [
  { key: "today", path: "/app", icon: Clock },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
  { key: "posts", path: "/app/posts", icon: Rows3 },
  IDEAS,
  ANALYTICS,
] as const;
export type NavEntry = (typeof NAV_ENTRIES)[number];

/** The entries behind More on phones. */
export const MORE_ENTRIES = [
  { text: IDEAS.key, path: IDEAS.path, icon: IDEAS.icon },
  { text: ANALYTICS.key, path: ANALYTICS.path, icon: ANALYTICS.icon },
  { text: "profile", path: "/app/user/profile", icon: CircleUserRound },
  { text: "settings:title", path: "/app/user/settings", icon: Settings },
  { text: "notifications:title", path: "/app/notifications", icon: Bell },
] as const;

/**
 * Whether a path or a page below it is shown, or was asked for and will be; for Today, whose path is above all others, only
 * the exact path. `also` is a second path of the same room.
 */
export function useIsCurrent({ path, also }: { path: string; also?: string }): boolean {
  const { target } = useNavigation();
  const current = barePath(usePathname());
  const shown = target === null ? current : toPath(target);
  return shown === path || shown === also || (path !== "/app" && shown.startsWith(`${path}/`));
}
