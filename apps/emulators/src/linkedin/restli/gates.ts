import type { MiddlewareHandler } from "hono";
import { checkVersion } from "../model/version-gate";
import { authenticate } from "../tokens/authenticate";
import type { Backend } from "../backend";
import { callerOf, type RestContext, type RestEnv } from "./rest-env";
import { errors } from "../model/errors";

/** The only version of the data portability resources, and theirs alone. */
const PORTABILITY_VERSIONS = ["202312"];
const isPortability = (path: string) =>
  /^\/rest\/member(SnapshotData|ChangeLogs|Authorizations)\b/.test(path);

/** The middleware of every /rest resource: checks the token and the version, and counts the call. */
export function restGate(backend: Backend): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    setCaller(backend, c, c.req.header("authorization"));
    const active = isPortability(c.req.path) ? PORTABILITY_VERSIONS : backend.settings.get().activeVersions;
    c.set("version", checkVersion(c.req.header("linkedin-version"), active));
    countCall(backend, c);
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
    setCaller(backend, c, authorization);
    countCall(backend, c);
    return next();
  };
}

function setCaller(backend: Backend, c: RestContext, authorization: string | undefined) {
  const { app, member, person, token } = authenticate(backend, authorization);
  c.set("app", app);
  c.set("member", member);
  c.set("person", person);
  c.set("token", token);
}

function countCall(backend: Backend, c: RestContext) {
  backend.quota.count(callerOf(c), backend.clock.now());
  backend.store.touchCalls();
}
