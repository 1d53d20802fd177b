import type { Hono } from "hono";
import { errors } from "../model/errors";
import { readLegacyShare } from "../model/legacy-share";
import { addPost } from "../posts/create-post";
import { jsonBody } from "../restli/responses";
import type { RestEnv } from "../restli/rest-env";
import { restliMethod } from "../restli/check-call";
import { v2Gate } from "../restli/gates";
import type { Backend } from "../backend";

/** POST /v2/ugcPosts and /v2/shares, like /rest/posts (docs/linkedin-api.md, Not known, and without a switch). */
export function legacyPostRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const resource of ["ugcPosts", "shares"]) {
    app.post(`/v2/${resource}`, v2Gate(backend), async (c) => {
      const method = restliMethod(c) ?? "CREATE";
      if (method !== "CREATE" || !c.get("token").scope.includes("w_member_social")) {
        throw errors.denied(`${resource}.${method}.NO_VERSION`);
      }
      const input = readLegacyShare(await jsonBody(c));
      return addPost(backend, c, input, { published: input.commentary, plain: true });
    });
  }
}
