import type { ShortcutCommand } from "./read-key";

/** The pages that shortcuts open. */
export const SHORTCUT_PAGES = {
  new: "/app/content/create",
  today: "/app",
  posts: "/app/posts",
  calendar: "/app/content/calendar",
  bookmarks: "/app/content/bookmarks",
  compass: "/app/content/compass",
  analytics: "/app/analytics",
  settings: "/app/user/settings",
  notifications: "/app/notifications",
} as const satisfies Partial<Record<ShortcutCommand, string>>;

export type ShortcutPage = keyof typeof SHORTCUT_PAGES;
