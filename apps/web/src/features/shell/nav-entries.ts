import { CalendarDays, SquarePen, Rows3 } from "lucide-react";

/** Only what has a screen. The first is the one filled action of the shell. */
export const NEW_POST = { key: "newPost", path: "/app/content/create", icon: SquarePen } as const;
export const NAV_ENTRIES = [
  { key: "posts", path: "/app/posts", icon: Rows3 },
  { key: "calendar", path: "/app/content/calendar", icon: CalendarDays },
] as const;
