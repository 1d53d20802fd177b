import { denied } from "./denied";
import type { RestContext } from "./rest-env";

/** Throws 403 unless the token has the scope. `access` is resource and method, as the message names them. */
export function checkScope(c: RestContext, scope: string, access: string) {
  if (!c.get("token").scope.includes(scope)) throw denied(c, access);
}
