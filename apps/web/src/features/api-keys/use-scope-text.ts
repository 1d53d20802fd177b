import type { Scope } from "@takt/domain/api-keys/model/scopes";
import { useT } from "~/i18n/use-t";

/** A colon parts the namespace from the key of a text. */
const KEYS = {
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

/** Returns a function that says what a scope allows: in a few words, and in a sentence. */
export function useScopeText(): (scope: Scope) => { name: string; hint: string } {
  const { t } = useT("api-keys");
  return (scope) => ({ name: t(`scopes.${KEYS[scope]}.name`), hint: t(`scopes.${KEYS[scope]}.hint`) });
}
