import type { Context, Hono } from "hono";
import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { denied } from "../restli/denied";
import type { RestContext, RestEnv } from "../restli/rest-env";
import { restliMethod } from "../restli/restli-method";
import { authenticate } from "../tokens/authenticate";
import type { World } from "../world";

/** Resources of the /rest API that exist and are closed to a self-serve app, under the names their 403 uses. */
const closed: Record<string, string> = {
  socialActions: "partnerApiSocialActions",
  reactions: "partnerApiReactions",
  socialMetadata: "partnerApiSocialMetadata",
  memberCreatorPostAnalytics: "memberCreatorPostAnalytics",
  memberCreatorVideoAnalytics: "memberCreatorVideoAnalytics",
  memberFollowersCount: "memberFollowersCount",
  organizationAcls: "organizationAcls",
  organizations: "organizations",
};

const methods: Record<string, string> = { GET: "GET", POST: "CREATE", DELETE: "DELETE", PUT: "UPDATE" };

/** Comments, reactions, statistics: 403 for self-serve tokens (reference 1.7, 6.4, 10.16). */
export function closedRoutes(app: Hono<RestEnv>, world: World) {
  for (const [path, resource] of Object.entries(closed)) {
    const refuse = (c: RestContext) => {
      checkQuota(world, c.get("member").sub);
      throw denied(c, `${resource}.${restliMethod(c) ?? methods[c.req.method] ?? c.req.method}`);
    };
    app.all(`/rest/${path}`, refuse);
    app.all(`/rest/${path}/*`, refuse);
  }
  app.get("/v2/me", (c: Context) => {
    authenticate(world, c.req.header("authorization"));
    throw errors.denied("me.GET.NO_VERSION");
  });
}
