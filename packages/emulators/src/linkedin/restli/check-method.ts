import { denied } from "./denied";
import type { RestContext } from "./rest-env";
import { restliMethod } from "./restli-method";

/**
 * Throws 403 when a POST names a method other than the resource's own, for example BATCH_CREATE: self-serve apps may
 * use no other, and the API reports every method alike (Microsoft Learn, Error Handling).
 */
export function checkMethod(c: RestContext, own: "CREATE" | "ACTION", resource: string) {
  const method = restliMethod(c) ?? own;
  if (method !== own) throw denied(c, `${resource}.${method}`);
}
