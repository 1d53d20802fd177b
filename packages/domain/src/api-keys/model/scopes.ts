/** What a key may do; within it, the role of its maker decides (workspaces/model/acts.ts). */
export const SCOPES = [
  "workspace:read",
  "posts:read",
  "posts:write",
  "posts:publish",
  "webhooks:manage",
  "media:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/** Tells whether a key with some scopes may do what asks for one: who writes posts reads them, who publishes them too. */
export function hasScope(scopes: readonly string[], scope: Scope): boolean {
  if (scopes.includes(scope)) return true;
  return scope === "posts:read" && (scopes.includes("posts:write") || scopes.includes("posts:publish"));
}
