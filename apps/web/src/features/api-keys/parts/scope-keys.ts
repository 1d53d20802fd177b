import type { Scope } from "@takt/domain/api-keys/model/scopes";

/** The key of a scope's texts in `api-keys.scopes`: a colon would part the namespace from it. */
export const SCOPE_KEYS = {
  "workspace:read": "workspaceRead",
  "posts:read": "postsRead",
  "posts:write": "postsWrite",
  "posts:publish": "postsPublish",
  "webhooks:manage": "webhooksManage",
  "media:write": "mediaWrite",
  "approvals:write": "approvalsWrite",
  "library:read": "libraryRead",
  "library:write": "libraryWrite",
  "analytics:read": "analyticsRead",
} as const satisfies Record<Scope, string>;
