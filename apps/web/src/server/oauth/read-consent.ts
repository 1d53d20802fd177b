import { listPlaces } from "@takt/domain/oauth/list-places";
import { readAuthorization } from "@takt/domain/oauth/read-authorization";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { LoadedUser } from "@takt/domain/users/load-actor";
import { deps } from "../deps";

/** Reads what an application asks a member for, and into which workspaces they could let it. */
export async function readConsent({ actor }: Pick<LoadedUser, "actor">, params: URLSearchParams) {
  const asked = await readAuthorization(deps(), actor, params).catch(toBusy);
  return { asked, places: asked.kind === "asked" ? await listPlaces(deps(), actor) : [] };
}

/** Too many documents were read for this member: nothing is known of this application now. */
function toBusy(error: unknown) {
  if (error instanceof DomainError && error.code === "rate_exceeded")
    return { kind: "refused" as const, reason: "busy" as const };
  throw error;
}
