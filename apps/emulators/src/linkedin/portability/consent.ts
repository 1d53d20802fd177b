import type { Backend } from "../backend";
import { PRODUCT_SCOPES } from "../apps/products";
import { errors } from "../model/errors";
import type { RestContext } from "../restli/rest-env";
import { checkQuota, denied } from "../restli/check-call";

const SCOPES: readonly string[] = PRODUCT_SCOPES.data_portability;

/** Throws 403 unless the token may read a copy of the member's data. */
export function checkPortability(backend: Backend, c: RestContext, access: string): void {
  checkQuota(backend, c);
  if (!c.get("token").scope.some((scope) => SCOPES.includes(scope))) throw denied(c, access);
}

/** The instant since which LinkedIn archives what the member does for this app. Throws 404 before it does. */
export function consentOf(backend: Backend, c: RestContext): number {
  const grant = backend.store.grantOf(c.get("app").clientId, c.get("member").sub);
  const since = grant?.regulatedAt ?? null;
  if (since === null) throw errors.noData("memberId");
  return since;
}
