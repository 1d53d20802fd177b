import type { App } from "../apps/products";
import type { Member, Token } from "../model/entities";
import { errors } from "../model/errors";
import type { Backend } from "../backend";

/** The app and the member of a bearer token, with the id by which the app knows the member. Throws the API's 401s, each with its own code (Microsoft Learn, Error Handling). */
export function authenticate(
  { apps, clock, settings, store }: Backend,
  authorization: string | undefined,
): { app: App; member: Member; person: string; token: Token } {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];
  if (bearer === undefined)
    throw errors.unauthorized(65604, "EMPTY_ACCESS_TOKEN", "Empty oauth2 access token");
  const token = store.tokens.get(bearer);
  const member = token && store.members.get(token.sub);
  const app = apps.find(token?.app);
  if (!token || !member || !app || token.kind !== "access") {
    throw errors.unauthorized(65600, "INVALID_ACCESS_TOKEN", "Invalid access token");
  }
  const now = clock.now();
  // A token that was just issued is not known everywhere yet and is reported as revoked (docs/linkedin-api.md, Sign-in and tokens).
  if (token.revokedAt !== null || now < token.createdAt + settings.get().freshTokenDelayMs) {
    throw errors.unauthorized(
      65601,
      "REVOKED_ACCESS_TOKEN",
      "The token used in the request has been revoked by the user",
    );
  }
  if (now >= token.expiresAt) {
    throw errors.unauthorized(65602, "EXPIRED_ACCESS_TOKEN", "The token used in the request has expired");
  }
  if (member.restricted) throw errors.unauthorized(65608, "RESTRICTED_MEMBER", "Member is restricted");
  return { app, member, person: apps.personId(app.clientId, member.sub), token };
}
