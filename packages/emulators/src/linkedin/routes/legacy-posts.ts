import type { Hono } from "hono";
import { errors } from "../model/errors";
import { readLegacyShare } from "../model/legacy-share";
import { addPost } from "../posts/create-post";
import { jsonBody } from "../restli/json-body";
import type { RestEnv } from "../restli/rest-env";
import { restliMethod } from "../restli/restli-method";
import { v2Gate } from "../restli/v2-gate";
import type { World } from "../world";

/**
 * POST /v2/ugcPosts and /v2/shares, which still answer (reference 3.7). What they make is a post like any other. The
 * reference says nothing of the answer but what holds for /rest/posts: 201, the URN in x-restli-id, no body, and the
 * same types of URN.
 */
export function legacyPostRoutes(app: Hono<RestEnv>, world: World) {
  for (const resource of ["ugcPosts", "shares"]) {
    app.post(`/v2/${resource}`, v2Gate(world), async (c) => {
      const method = restliMethod(c) ?? "CREATE";
      if (method !== "CREATE" || !c.get("token").scope.includes("w_member_social")) {
        throw errors.denied(`${resource}.${method}.NO_VERSION`);
      }
      const input = readLegacyShare(await jsonBody(c));
      return addPost(world, c, input, { published: input.commentary, plain: true });
    });
  }
}
