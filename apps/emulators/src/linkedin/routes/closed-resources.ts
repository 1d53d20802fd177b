import type { Hono } from "hono";
import { closeResource } from "../restli/check-call";
import type { RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

/** What belongs to pages of organizations: 403 (docs/linkedin-api.md, Not known, and without a switch). */
export function closedRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const path of ["organizationAcls", "organizations"]) closeResource(app, backend, path, path);
}
