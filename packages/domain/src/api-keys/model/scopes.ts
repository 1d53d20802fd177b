/** Scopes of a key; within them, the role of its maker decides (workspaces/model/acts.ts). */
export const SCOPES = [
  "workspace:read",
  "posts:read",
  "posts:write",
  "posts:publish",
  "webhooks:manage",
  "media:write",
  "approvals:write",
  "library:read",
  "library:write",
  "analytics:read",
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes that another one includes: who writes, publishes or approves posts reads them, and who changes the library reads it. */
const INCLUDING: Partial<Record<Scope, readonly Scope[]>> = {
  "posts:read": ["posts:write", "posts:publish", "approvals:write"],
  "library:read": ["library:write"],
};

/** Tells whether a key with some scopes may do what asks for one. */
export function hasScope(scopes: readonly string[], scope: Scope): boolean {
  return [scope, ...(INCLUDING[scope] ?? [])].some((one) => scopes.includes(one));
}
