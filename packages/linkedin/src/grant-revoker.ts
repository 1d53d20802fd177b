import type { GrantRevoker } from "@takt/domain/connections/ports/tokens";
import type { Log } from "@takt/domain/shared/core-deps";
import type { ProductApps } from "./product-apps";
import { createTokenRevoker } from "./token-revoker";

/** Implements the domain's port: a token is revoked by the app that it was given to, and by no other. */
export function createGrantRevoker({
  wwwUrl,
  apps,
  log,
}: {
  wwwUrl: string;
  apps: ProductApps;
  log: Log;
}): GrantRevoker {
  return async function revokeGrant(product, token) {
    const app = apps[product];
    if (!app) {
      log.warn("linkedin.token_not_revoked", { product, code: "NO_APP" });
      return false;
    }
    const { clientId, clientSecret } = app;
    return createTokenRevoker({ wwwUrl, clientId, clientSecret, log })(token);
  };
}
