import { consumeRateLimit, type RateSubject } from "../limits/consume-rate-limit";
import type { OauthDeps } from "./deps";
import { clientDocument, isDocumentUrl } from "./model/client-metadata";
import { type OauthClientView, readClientHost } from "./model/client-view";
import { OAUTH_LIMITS } from "./model/oauth-limits";

type Deps = Pick<OauthDeps, "db" | "clock" | "readClientDocument">;

/**
 * Finds the application of a client_id: by its registration, or by the document at the address that the client_id is, which
 * is read again when it has expired. Null for an unknown one, and for a document that cannot be read or says something else.
 * Refuses with `rate_exceeded`.
 * @param who reads documents by it
 */
export async function findClient(
  deps: Deps,
  who: RateSubject,
  clientId: string,
): Promise<OauthClientView | null> {
  const now = new Date(deps.clock.now());
  const known = await deps.db.oauthClient.findFirst({ where: { clientId, expiresAt: { gt: now } } });
  if (known) return toView(known);
  if (!isDocumentUrl(clientId)) return null;
  await consumeRateLimit(deps, who, "oauthDocument");
  const answer = await deps.readClientDocument(clientId);
  if (answer.kind === "failed") return null;
  const { success, data } = clientDocument.safeParse(answer.document);
  if (!success || data.client_id !== clientId) return null;
  const maxAge = Math.min(answer.maxAgeSeconds, OAUTH_LIMITS.documentMaxAgeSeconds);
  const described = {
    name: data.client_name ?? new URL(clientId).host,
    redirectUris: data.redirect_uris,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
  };
  await deps.db.oauthClient.upsert({
    where: { clientId },
    create: { ...described, clientId, createdAt: now },
    update: described,
  });
  return toView({ clientId, ...described });
}

function toView({ clientId, name, redirectUris }: Omit<OauthClientView, "host">): OauthClientView {
  return { clientId, name, redirectUris, host: readClientHost(clientId) };
}
