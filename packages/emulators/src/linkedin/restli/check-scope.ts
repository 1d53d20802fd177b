import { denied } from "./denied";
import type { RestContext } from "./rest-env";

/** Throws 403 unless the token has the scope. `access` is the resource and method that the message names. */
export function checkScope(c: RestContext, scope: string, access: string) {
  if (!c.get("token").scope.includes(scope)) throw denied(c, access);
}
