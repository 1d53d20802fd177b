import type { Context, Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import { errors } from "../model/errors";
import type { Backend } from "../backend";
import { callerOf, type RestContext, type RestEnv } from "./rest-env";

/** Calls a day of an app whose Community Management API is not reviewed yet (docs/linkedin-api.md, Apps and products). */
const DEVELOPMENT_TIER_LIMITS = { member: 100, app: 500 };

/** Whether the calling app is in the Development tier of the Community Management API. */
export const isDevelopmentTier = ({ settings }: Backend, c: RestContext) =>
  settings.get().developmentTier && c.get("app").products.includes("community_management");

/** Throws 429 once the member's or the app's daily calls are used up (docs/linkedin-api.md, Limits and versions). */
export function checkQuota(backend: Backend, c: RestContext) {
  const { memberDailyLimit: member, appDailyLimit: app } = backend.settings.get();
  const limits = isDevelopmentTier(backend, c) ? DEVELOPMENT_TIER_LIMITS : { member, app };
  const message = backend.quota.exceeded(callerOf(c), backend.clock.now(), limits);
  if (message !== undefined) throw errors.throttled(message);
}

/** Throws 403 unless the token has the scope. `access` is the resource and method that the message names. */
export function checkScope(c: RestContext, scope: string, access: string) {
  if (!c.get("token").scope.includes(scope)) throw denied(c, access);
}

/** Throws 403 for a POST that names another method than the resource's own (Microsoft Learn, Error Handling). */
export function checkMethod(c: RestContext, own: "CREATE" | "ACTION", resource: string) {
  const method = restliMethod(c) ?? own;
  if (method !== own) throw denied(c, `${resource}.${method}`);
}

/** The `X-RestLi-Method` header; its value is case-insensitive (docs/linkedin-api.md, Limits and versions). */
export const restliMethod = (c: Context) => c.req.header("x-restli-method")?.toUpperCase();

/** The 403 that names resource, method and version, e.g. `partnerApiPostsExternal.GET.20260401`. */
export const denied = (c: RestContext, access: string) => errors.denied(`${access}.${c.get("version")}01`);

const METHODS: Record<string, string> = { POST: "CREATE", PUT: "UPDATE" };

/** Refuses with 403 what this app may not do with a resource, or what is not emulated of it. */
export function closeResource(app: Hono<RestEnv>, backend: Backend, path: string, resource: string) {
  app.on(METHOD_NAME_ALL, [`/rest/${path}`, `/rest/${path}/*`], (c) => {
    checkQuota(backend, c);
    const { method } = c.req;
    throw denied(c, `${resource}.${restliMethod(c) ?? METHODS[method] ?? method}`);
  });
}

/** Closes the resources of pages of organizations: 403 (docs/linkedin-api.md, Not known, and without a switch). */
export function closedRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const path of ["organizationAcls", "organizations"]) closeResource(app, backend, path, path);
}
