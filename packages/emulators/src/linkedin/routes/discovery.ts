import type { Hono } from "hono";
import type { RestEnv } from "../restli/rest-env";
import { issuerOf } from "../tokens/issuer-of";
import type { World } from "../world";

/** OpenID Connect discovery and keys (reference 1.7): no PKCE methods, no token endpoint methods. */
export function discoveryRoutes(app: Hono<RestEnv>, world: World) {
  app.get("/oauth/.well-known/openid-configuration", (c) =>
    c.json({
      issuer: issuerOf(world),
      authorization_endpoint: `${world.origin}/oauth/v2/authorization`,
      token_endpoint: `${world.origin}/oauth/v2/accessToken`,
      userinfo_endpoint: `${world.origin}/v2/userinfo`,
      jwks_uri: `${world.origin}/oauth/openid/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["pairwise"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "profile", "email"],
      claims_supported: [
        ..."iss aud iat exp sub name given_name family_name picture".split(" "),
        ..."email email_verified locale".split(" "),
      ],
    }),
  );
  app.get("/oauth/openid/jwks", (c) => {
    const { kid, jwk } = world.store.key;
    return c.json({ keys: [{ ...jwk, kid, use: "sig", alg: "RS256" }] });
  });
}
