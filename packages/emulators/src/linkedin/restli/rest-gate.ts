import type { MiddlewareHandler } from "hono";
import { checkVersion } from "../model/version-gate";
import { authenticate } from "../tokens/authenticate";
import type { Backend } from "../backend";
import type { RestEnv } from "./rest-env";

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
