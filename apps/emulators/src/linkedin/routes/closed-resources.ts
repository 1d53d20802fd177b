import type { Hono } from "hono";
import { checkQuota, denied, restliMethod } from "../restli/check-call";
import type { RestContext, RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

/** Resources of the /rest API that exist and are closed to every app here, under the names their 403 uses. */
const closed: Record<string, string> = {
  organizationAcls: "organizationAcls",
  organizations: "organizations",
};

const methods: Record<string, string> = { GET: "GET", POST: "CREATE", DELETE: "DELETE", PUT: "UPDATE" };

/**
 * What belongs to pages of organizations: 403 (docs/linkedin-api.md, Not known, and without a switch).
 */
export function closedRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const [path, resource] of Object.entries(closed)) {
    const refuse = (c: RestContext) => {
      checkQuota(backend, c);
      throw denied(c, `${resource}.${restliMethod(c) ?? methods[c.req.method] ?? c.req.method}`);
    };
    app.all(`/rest/${path}`, refuse);
    app.all(`/rest/${path}/*`, refuse);
  }
}
