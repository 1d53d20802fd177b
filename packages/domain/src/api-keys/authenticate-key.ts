import { readWorkspacePlan } from "../plans/read-plan";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { hashSecret } from "../secrets/secret-token";
import { loadActor } from "../users/load-actor";
import { isApiToken } from "./api-token";
import type { ApiKeyErrorCode } from "./model/api-key-errors";
import type { ApiKeyView } from "./model/api-key-view";
import type { ProgramCaller } from "./model/program-caller";

type Deps = Pick<CoreDeps, "db" | "clock">;

/**
 * Finds whose key it is, and notes the day of its use. The member may do by it what their role allows now; it works while they
 * are in the workspace and its owner has the plan.
 * Refuses with `api_key_invalid`, `api_needs_plan`, and `workspace_not_found` where the workspace is closed.
 * @param from the kind of address from which it comes, where it is known
 */
export async function authenticateKey(
  deps: Deps,
  token: string,
  from: ApiKeyView["lastUsedFrom"],
): Promise<ProgramCaller> {
  const now = deps.clock.now();
  const key = isApiToken(token) && (await findKey(deps, token));
  if (!key || key.revokedAt !== null || key.expiresAt.getTime() <= now) throw invalid();
  const user = await loadActor(deps, key.createdById, { id: key.workspaceId });
  if (user?.waitlist !== "active" || user.deletion !== null) throw invalid();
  const { actor, workspace, displayName, name } = user;
  if ((await readWorkspacePlan(deps.db, actor, now)).plan !== "enterprise")
    throw new DomainError<ApiKeyErrorCode>("api_needs_plan");
  await noteUse(deps, key.id, from);
  const { id, name: keyName, scopes } = key;
  const program = { kind: "key" as const, id, name: keyName, scopes };
  return { program, actor: { ...actor, via: program }, workspace, name: displayName ?? name };
}

function findKey({ db }: Pick<Deps, "db">, token: string) {
  return db.apiKey.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: {
      id: true,
      name: true,
      scopes: true,
      workspaceId: true,
      createdById: true,
      expiresAt: true,
      revokedAt: true,
    },
  });
}

/** Writes once a day and kind of address. */
async function noteUse({ db, clock }: Deps, id: string, from: ApiKeyView["lastUsedFrom"]): Promise<void> {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  await db.$executeRaw`
    update api_keys set last_used_on = ${day}::date, last_used_from = ${from}
    where id = ${id}::uuid and (last_used_on, last_used_from) is distinct from (${day}::date, ${from}::text)`;
}

const invalid = () => new DomainError<ApiKeyErrorCode>("api_key_invalid");
