import type { Context, Hono } from "hono";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

/** Token introspection and revocation (docs/linkedin-api.md, Sign-in and tokens). */
export function tokenManagementRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/oauth/v2/introspectToken", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const refused = checkClient(backend, c, form);
    if (refused) return refused;
    const token = backend.store.tokens.get(form.get("token") ?? "");
    if (token && token.app !== form.get("client_id")) return c.json({ active: false });
    if (!token) return c.json({ error: "invalid_request", error_description: "The token is invalid" }, 400);
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

  app.post("/oauth/v2/revoke", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const refused = checkClient(backend, c, form);
    if (refused) return refused;
    const token = backend.store.tokens.get(form.get("token") ?? "");
    if (token?.app === form.get("client_id") && token?.revokedAt === null)
      backend.store.saveToken({ ...token, revokedAt: backend.clock.now() });
    return c.body("", 200);
  });
}

const seconds = (at: number) => Math.floor(at / 1_000);

function checkClient({ apps }: Backend, c: Context, form: URLSearchParams) {
  const id = form.get("client_id");
  const app = apps.find(id);
  if (!app) {
    const error_description = `The passed in client_id is invalid "${id ?? ""}"`;
    return c.json({ error: "invalid_client_id", error_description }, 400);
  }
  if (form.get("client_secret") === app.clientSecret) return undefined;
  return c.json({ error: "invalid_client", error_description: "Client authentication failed" }, 401);
}
