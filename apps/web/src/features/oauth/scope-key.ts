import type { Scope } from "@takt/domain/api-keys/model/scopes";

/** A colon parts the namespace from the key of a text. */
export const SCOPE_KEYS = {
  "workspace:read": "workspaceRead",
  "posts:read": "postsRead",
  "posts:write": "postsWrite",
  "posts:publish": "postsPublish",
} as const satisfies Record<Scope, string>;
