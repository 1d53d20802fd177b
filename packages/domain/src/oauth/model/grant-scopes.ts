import type { Scope } from "../../api-keys/model/scopes";

/** Scopes that an application can get: those that the tools of the MCP server need. Keys have further ones. */
export const GRANT_SCOPES = [
  "workspace:read",
  "posts:read",
  "posts:write",
  "posts:publish",
  "analytics:read",
] as const satisfies readonly Scope[];
export type GrantScope = (typeof GRANT_SCOPES)[number];
