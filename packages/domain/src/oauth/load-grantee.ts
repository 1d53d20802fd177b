import type { ApiKeyErrorCode } from "../api-keys/model/api-key-errors";
import { readWorkspacePlan } from "../plans/read-plan";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { type LoadedUser, loadActor } from "../users/load-actor";
import type { OauthErrorCode } from "./model/oauth-errors";

/**
 * Loads the member as whom an application acts, as they are now: in an open workspace whose owner has the plan, off the
 * waitlist, and not about to be deleted.
 * Refuses with `token_invalid`, `api_needs_plan` and `workspace_not_found`.
 */
export async function loadGrantee(
  deps: Pick<CoreDeps, "db" | "clock">,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<LoadedUser> {
  const user = await loadActor(deps, userId, { id: workspaceId });
  if (user?.waitlist !== "active" || user.deletion !== null)
    throw new DomainError<OauthErrorCode>("token_invalid");
  const { plan } = await readWorkspacePlan(deps.db, user.actor, deps.clock.now());
  if (plan !== "enterprise") throw new DomainError<ApiKeyErrorCode>("api_needs_plan");
  return user;
}
