import type { MiddlewareHandler } from "hono";
import { checkVersion } from "../model/version-gate";
import { authenticate } from "../tokens/authenticate";
import type { World } from "../world";
import type { RestEnv } from "./rest-env";

/** In front of every /rest resource: token, version, count of calls. */
export function restGate(world: World): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const { member, token } = authenticate(world, c.req.header("authorization"));
    c.set("member", member);
    c.set("token", token);
    c.set("version", checkVersion(c.req.header("linkedin-version"), world.settings.get().activeVersions));
    world.quota.count(member.sub, world.clock.now());
    world.store.touchCalls();
    return next();
  };
}
