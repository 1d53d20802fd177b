import type { Hono } from "hono";
import { errors } from "../model/errors";
import type { RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/authenticate";
import { profileClaims } from "../tokens/profile-claims";
import type { Backend } from "../backend";

/**
 * GET /v2/userinfo: the locale is an object here, and `email_verified` a boolean (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export function userinfoRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/v2/userinfo", (c) => {
    const { member, token } = authenticate(backend, c.req.header("authorization"));
    if (!token.scope.includes("openid") || !token.scope.includes("profile")) {
      throw errors.denied("userinfo.GET.NO_VERSION");
    }
    const claims = profileClaims(backend, member, token.scope);
    return c.json({
      ...claims,
      ...("email" in claims && { email_verified: member.emailVerified ?? true }),
      locale: { country: "US", language: "en" },
    });
  });
}
