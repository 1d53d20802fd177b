import { errors } from "../model/errors";
import type { Backend } from "../backend";

/** Throws 429 once the member's or the app's daily calls are used up (docs/linkedin-api.md, Limits and versions). */
export function checkQuota(backend: Backend, sub: string) {
  const { memberDailyLimit: member, appDailyLimit: app } = backend.settings.get();
  const message = backend.quota.exceeded(sub, backend.clock.now(), { member, app });
  if (message !== undefined) throw errors.throttled(message);
}
