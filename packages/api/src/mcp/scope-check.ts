import type { ScopeChallengeHandler } from "@modelcontextprotocol/server";
import { hasScope } from "@takt/domain/api-keys/model/scopes";
import { GRANT_SCOPES, type GrantScope } from "@takt/domain/oauth/model/grant-scopes";

/**
 * Returns who asks for a scope before a request is handled: without it, the answer is 403 `insufficient_scope` with all
 * scopes that the program then needs (RFC 6750), so that it can ask its member for them.
 */
export function createScopeCheck(scopes: readonly string[], needed: GrantScope): ScopeChallengeHandler {
  return () => {
    if (hasScope(scopes, needed)) return undefined;
    const asked = GRANT_SCOPES.filter((scope) => scope === needed || scopes.includes(scope));
    return { scopes: asked as [GrantScope, ...GrantScope[]] };
  };
}
