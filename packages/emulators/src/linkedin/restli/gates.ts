import type { MiddlewareHandler } from "hono";
import { checkVersion } from "../model/version-gate";
import { authenticate } from "../tokens/authenticate";
import type { Backend } from "../backend";
import type { RestEnv } from "./rest-env";
import { errors } from "../model/errors";

/** The middleware of every /rest resource: checks the token and the version, and counts the call. */
export function restGate(backend: Backend): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const { member, token } = authenticate(backend, c.req.header("authorization"));
    c.set("member", member);
    c.set("token", token);
    c.set("version", checkVersion(c.req.header("linkedin-version"), backend.settings.get().activeVersions));
    backend.quota.count(member.sub, backend.clock.now());
    backend.store.touchCalls();
    return next();
  };
}

/**
 * The middleware of the /v2 creates: checks the token and counts the call. /v2 has no versions and its own error for a
 * missing token.
 */
export function v2Gate(backend: Backend): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    if (authorization === undefined) throw errors.emptyTokenOfV2();
    const { member, token } = authenticate(backend, authorization);
    c.set("member", member);
    c.set("token", token);
    backend.quota.count(member.sub, backend.clock.now());
    backend.store.touchCalls();
    return next();
  };
}
