import { denied } from "./denied";
import type { RestContext } from "./rest-env";
import { restliMethod } from "./restli-method";

/**
 * Throws 403 when a POST names another method than the one it stands for on this resource, BATCH_CREATE for example: no
 * app here is permitted any other, and the API says so of every method alike (reference 2.3).
 */
export function checkMethod(c: RestContext, own: "CREATE" | "ACTION", resource: string) {
  const method = restliMethod(c) ?? own;
  if (method !== own) throw denied(c, `${resource}.${method}`);
}
