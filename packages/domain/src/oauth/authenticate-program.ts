import { authenticateKey } from "../api-keys/authenticate-key";
import type { ApiKeyView } from "../api-keys/model/api-key-view";
import type { ProgramCaller } from "../api-keys/model/program-caller";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { hashSecret } from "../secrets/secret-token";
import { loadGrantee } from "./load-grantee";
import type { OauthErrorCode } from "./model/oauth-errors";
import { isOauthToken } from "./oauth-token";

type Deps = Pick<CoreDeps, "db" | "clock">;
type AddressKind = ApiKeyView["lastUsedFrom"];

/**
 * Finds the program that sends a bearer token to one of Takt's addresses: a key, or an application that a member has let in;
 * notes the day of its use. The member may do by it what their role allows now.
 * Refuses a key as authenticateKey does; a token with `token_invalid`, `api_needs_plan`, and `workspace_not_found` where the
 * workspace is closed.
 * @param resource the address as its metadata names it (RFC 9728): a token for another is refused
 * @param from the kind of address from which it comes, where it is known
 */
export function authenticateProgram(
  deps: Deps,
  token: string,
  resource: string,
  from: AddressKind,
): Promise<ProgramCaller> {
  return token.startsWith("takt_live_")
    ? authenticateKey(deps, token, from)
    : authenticateGrant(deps, token, resource, from);
}

async function authenticateGrant(
  deps: Deps,
  token: string,
  resource: string,
  from: AddressKind,
): Promise<ProgramCaller> {
  const grant = isOauthToken(token, "access") ? await findGrant(deps, token, resource) : null;
  if (!grant) throw new DomainError<OauthErrorCode>("token_invalid");
  const { actor, workspace, displayName, name } = await loadGrantee(deps, grant);
  await noteUse(deps, grant.id, from);
  const { id, clientName, scopes } = grant;
  const program = { kind: "grant" as const, id, name: clientName, scopes };
  return { program, actor: { ...actor, via: program }, workspace, name: displayName ?? name };
}

async function findGrant({ db, clock }: Deps, token: string, resource: string) {
  const found = await db.oauthToken.findUnique({
    where: {
      tokenHash: hashSecret(token),
      kind: "access",
      expiresAt: { gt: new Date(clock.now()) },
      grant: { revokedAt: null, resource },
    },
    select: {
      grant: { select: { id: true, clientName: true, scopes: true, workspaceId: true, userId: true } },
    },
  });
  return found && found.grant;
}

/** Writes once a day and kind of address. */
async function noteUse({ db, clock }: Deps, id: string, from: AddressKind): Promise<void> {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  await db.$executeRaw`
    update oauth_grants set last_used_on = ${day}::date, last_used_from = ${from}
    where id = ${id}::uuid and (last_used_on, last_used_from) is distinct from (${day}::date, ${from}::text)`;
}
