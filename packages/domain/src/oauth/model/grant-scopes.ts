import type { Scope } from "../../api-keys/model/scopes";

/** What an application can be let in for: what the tools of the MCP server need, and no more. Keys have further scopes. */
export const GRANT_SCOPES = [
  "workspace:read",
  "posts:read",
  "posts:write",
  "posts:publish",
  "analytics:read",
] as const satisfies readonly Scope[];
export type GrantScope = (typeof GRANT_SCOPES)[number];
