import type { Hono } from "hono";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";
import { invalid, requireClient, tokenRoute } from "./access-token";

/** Token introspection and revocation (docs/linkedin-api.md, Sign-in and tokens). */
export function tokenManagementRoutes(app: Hono<RestEnv>, backend: Backend) {
  tokenRoute(app, "/oauth/v2/introspectToken", (form, c) => {
    const { clientId } = requireClient(backend, form);
    const token = backend.store.tokens.get(form.get("token") ?? "");
    if (!token) throw invalid("The token is invalid");
    if (token.app !== clientId) return c.json({ active: false });
    const expired = backend.clock.now() >= token.expiresAt;
    const status = token.revokedAt !== null ? "revoked" : expired ? "expired" : "active";
    return c.json({
      active: status === "active",
      client_id: token.app,
      authorized_at: seconds(token.authorizedAt),
      created_at: seconds(token.createdAt),
      status,
      expires_at: seconds(token.expiresAt),
      scope: token.scope.join(","),
      auth_type: "3L",
    });
  });

  tokenRoute(app, "/oauth/v2/revoke", (form, c) => {
    const { clientId } = requireClient(backend, form);
    const token = backend.store.tokens.get(form.get("token") ?? "");
    if (token?.app === clientId && token.revokedAt === null)
      backend.store.saveToken({ ...token, revokedAt: backend.clock.now() });
    return c.body("", 200);
  });
}

const seconds = (at: number) => Math.floor(at / 1_000);
