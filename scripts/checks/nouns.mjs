/**
 * Which nouns of the domain a noun may import, besides shared/; one that is not named imports none. A noun is listed
 * after those it imports, so that there is no circle (docs/history.md).
 * @type {Record<string, string[]>}
 */
export const NOUNS = {
  media: ["limits"],
  analytics: ["plans"],
  connections: ["analytics"],
  retention: ["analytics", "media"],
  workspaces: ["plans"],
  brand: ["limits", "media", "plans", "workspaces"],
  posts: ["brand", "connections", "limits", "media", "plans", "secrets", "workspaces"],
  provenance: ["limits"],
  labels: ["posts"],
  activity: ["posts"],
  slots: ["analytics", "posts"],
  voice: ["limits", "posts"],
  users: ["media", "onboarding", "plans", "posts", "workspaces"],
  "api-keys": ["limits", "plans", "secrets", "users", "workspaces"],
  "calendar-feeds": ["limits", "posts", "secrets", "users"],
  webhooks: ["connections", "limits", "plans", "posts", "workspaces"],
  oauth: ["api-keys", "limits", "plans", "secrets", "users", "workspaces"],
  outbox: ["brand", "connections", "posts", "users", "workspaces"],
  members: ["brand", "limits", "outbox", "posts", "secrets", "users", "workspaces"],
  billing: ["limits", "outbox", "plans", "retention", "secrets"],
  privacy: ["limits", "outbox", "retention", "secrets"],
  archive: ["limits", "media", "posts", "slots", "workspaces"],
  account: ["archive", "billing", "limits", "members", "outbox", "posts", "privacy", "provenance", "users"],
  feedback: ["limits", "media", "outbox"],
  notifications: ["brand", "connections", "outbox", "posts", "workspaces"],
  waitlist: ["outbox", "posts"],
  health: ["billing", "connections", "outbox", "posts", "retention"],
  writing: ["limits", "plans", "posts", "provenance", "topics", "voice"],
  compass: ["limits", "topics", "writing"],
  sync: ["analytics", "connections", "limits", "media", "posts"],
  metrics: ["analytics", "connections", "sync"],
};
