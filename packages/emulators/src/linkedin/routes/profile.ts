import type { Hono } from "hono";
import type { Member } from "../entities";
import { errors } from "../model/errors";
import type { RestEnv } from "../restli/rest-env";
import { authenticate } from "../tokens/authenticate";
import type { Backend } from "../backend";

/**
 * GET /v2/me, for tokens with r_liteprofile or r_basicprofile (docs/linkedin-api.md, Sign-in and tokens). The fields
 * are those of Microsoft Learn, Profile API, without picture and vanity name.
 */
export function profileRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/v2/me", (c) => {
    const { member, token } = authenticate(backend, c.req.header("authorization"));
    const isBasic = token.scope.includes("r_basicprofile");
    if (!isBasic && !token.scope.includes("r_liteprofile")) throw errors.denied("me.GET.NO_VERSION");
    return c.json({ ...nameOf(member), ...(isBasic && headlineOf(member)) });
  });
}

const nameOf = ({ sub, given_name, family_name }: Member) => ({
  id: sub,
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
