import type { Hono } from "hono";
import type { RestEnv } from "../restli/rest-env";
import { issuerOf } from "../tokens/id-token";
import type { Backend } from "../backend";

/** OpenID Connect discovery, without PKCE, and keys (docs/linkedin-api.md, Sign-in and tokens). */
export function discoveryRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/oauth/.well-known/openid-configuration", (c) =>
    c.json({
      issuer: issuerOf(backend),
      authorization_endpoint: `${backend.origin}/oauth/v2/authorization`,
      token_endpoint: `${backend.origin}/oauth/v2/accessToken`,
      userinfo_endpoint: `${backend.origin}/v2/userinfo`,
      jwks_uri: `${backend.origin}/oauth/openid/jwks`,
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
    const { kid, jwk } = backend.store.key;
    return c.json({ keys: [{ ...jwk, kid, use: "sig", alg: "RS256" }] });
  });
}
