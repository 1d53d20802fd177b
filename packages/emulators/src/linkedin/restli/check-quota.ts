import { errors } from "../model/errors";
import type { World } from "../world";

/** Throws 429 once the caller's or the app's calls of today are used up (reference 7). */
export function checkQuota(world: World, sub: string) {
  const { memberDailyLimit: member, appDailyLimit: app } = world.settings.get();
  const message = world.quota.exceeded(sub, world.clock.now(), { member, app });
  if (message !== undefined) throw errors.throttled(message);
}
