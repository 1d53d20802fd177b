import type { MiddlewareHandler } from "hono";
import { authenticate } from "../tokens/access-tokens";
import type { Backend } from "../backend";
import { callerOf, type RestContext, type RestEnv } from "./rest-env";
import { errors, RestliError } from "../model/errors";

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

/** The middleware of /v2, which has no versions and its own error for a missing token. */
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

/** The YYYYMM of `LinkedIn-Version`; missing is 400, not live 426 (docs/linkedin-api.md, Limits and versions). */
export function checkVersion(header: string | undefined, active: string[]): string {
  if (header === undefined || header.trim() === "") {
    throw new RestliError(400, {
      status: 400,
      code: "VERSION_MISSING",
      message: "A version must be present. Please specify a version by adding the Linkedin-Version header.",
    });
  }
  const month = /^(\d{6})(?:\.\d{1,2})?$/.exec(header.trim())?.[1];
  if (month !== undefined && active.includes(month)) return month;
  throw new RestliError(426, {
    status: 426,
    code: "NONEXISTENT_VERSION",
    message: `Requested version ${header.trim()}01 is not active`,
  });
}
