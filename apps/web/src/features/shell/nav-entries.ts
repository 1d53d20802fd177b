import {
  CalendarDays,
  ChartNoAxesColumnIncreasing,
  ClipboardCheck,
  Clock,
  Lightbulb,
  Plus,
  Rows3,
} from "lucide-react";
import { toPath } from "~/i18n/locale-path";
import { usePagePath } from "../shared/navigation/workspace";
import { useNavigation } from "../shared/navigation/navigation-target";

const IDEAS = {
  key: "ideas",
  path: "/app/content/bookmarks",
  also: "/app/content/compass",
  icon: Lightbulb,
} as const;
/** Only for those who approve posts in this workspace. */
export const APPROVALS = { key: "approvals", path: "/app/approvals", icon: ClipboardCheck } as const;
const ANALYTICS = { key: "analytics", path: "/app/analytics", icon: ChartNoAxesColumnIncreasing } as const;

/** The one primary action of the shell. */
export const NEW_POST = { key: "newPost", path: "/app/content/create", icon: Plus } as const;
export const NAV_ENTRIES = [
  { key: "today", path: "/app", icon: Clock },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
  { key: "posts", path: "/app/posts", icon: Rows3 },
  APPROVALS,
  IDEAS,
  ANALYTICS,
] as const;
export type NavEntry = (typeof NAV_ENTRIES)[number];

/** The pages behind More on phones; their names and icons are in more-list.tsx, which comes after the page. */
export const MORE_PATHS = [
  APPROVALS.path,
  IDEAS.path,
  ANALYTICS.path,
  "/app/user/profile",
  "/app/user/settings",
  "/app/notifications",
] as const;
export type MorePath = (typeof MORE_PATHS)[number];

/**
 * Whether a path or a page below it is shown, or was asked for and will be; for Today, whose path is above all others, only
 * the exact path. `also` is a second path of the same room.
 */
export function useIsCurrent({ path, also }: { path: string; also?: string }): boolean {
  const { target } = useNavigation();
  const current = usePagePath();
  const shown = target === null ? current : toPath(target);
  return shown === path || shown === also || (path !== "/app" && shown.startsWith(`${path}/`));
}
