/** The pages that have a name wherever they are named: the text key of their title, and their path. */
export const NAMED_PAGES = [
  { key: "today", title: "shell:today", path: "/app" },
  { key: "calendar", title: "shell:calendar", path: "/app/content/calendar" },
  { key: "posts", title: "shell:posts", path: "/app/posts" },
  { key: "approvals", title: "shell:approvals", path: "/app/approvals" },
  { key: "bookmarks", title: "topics:title", path: "/app/content/bookmarks" },
  { key: "compass", title: "compass:title", path: "/app/content/compass" },
  { key: "analytics", title: "shell:analytics", path: "/app/analytics" },
  { key: "notifications", title: "notifications:title", path: "/app/notifications" },
  { key: "settings", title: "settings:title", path: "/app/user/settings" },
  { key: "members", title: "members:title", path: "/app/members" },
  { key: "profile", title: "shell:profile", path: "/app/user/profile" },
] as const;

export type NamedPage = (typeof NAMED_PAGES)[number];
