import type { MiddlewareHandler } from "hono";
import { errors } from "../model/errors";
import { authenticate } from "../tokens/authenticate";
import type { World } from "../world";
import type { RestEnv } from "./rest-env";

/** In front of what writes by /v2: token and count of calls. There are no versions, and no token has its own words. */
export function v2Gate(world: World): MiddlewareHandler<RestEnv> {
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    if (authorization === undefined) throw errors.emptyTokenOfV2();
    const { member, token } = authenticate(world, authorization);
    c.set("member", member);
    c.set("token", token);
    world.quota.count(member.sub, world.clock.now());
    world.store.touchCalls();
    return next();
  };
}
