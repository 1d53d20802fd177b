import type { Hono } from "hono";
import type { Member } from "../model/entities";
import { errors } from "../model/errors";
import type { RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/access-tokens";
import type { Backend } from "../backend";
import { profileClaims } from "../tokens/id-token";

/** GET /v2/me, without picture and vanity name (docs/linkedin-api.md, Sign-in and tokens). */
export function profileRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/v2/me", (c) => {
    const { member, person, token } = authenticate(backend, c.req.header("authorization"));
    const isBasic = token.scope.includes("r_basicprofile");
    if (!isBasic && !token.scope.includes("r_liteprofile")) throw errors.denied("me.GET.NO_VERSION");
    return c.json({ id: person, ...nameOf(member), ...(isBasic && headlineOf(member)) });
  });
}

const nameOf = ({ given_name, family_name }: Member) => ({
  localizedFirstName: given_name,
  localizedLastName: family_name,
  firstName: localized(given_name),
  lastName: localized(family_name),
});

const headlineOf = ({ headline }: Member) => ({ localizedHeadline: headline, headline: localized(headline) });

const localized = (text: string) => ({
  localized: { en_US: text },
  preferredLocale: { country: "US", language: "en" },
});

/** GET /v2/userinfo: the locale is an object here (docs/linkedin-api.md, Sign-in and tokens). */
export function userinfoRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/v2/userinfo", (c) => {
    const { member, token } = authenticate(backend, c.req.header("authorization"));
    if (!token.scope.includes("openid") || !token.scope.includes("profile")) {
      throw errors.denied("userinfo.GET.NO_VERSION");
    }
    const claims = profileClaims(backend, member, token);
    return c.json({
      ...claims,
      ...("email" in claims && { email_verified: member.emailVerified ?? true }),
      locale: { country: "US", language: "en" },
    });
  });
}
