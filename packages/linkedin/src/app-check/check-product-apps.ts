import { API_PRODUCTS, type ApiProduct } from "@takt/domain/connections/model/api-product";
import type { LinkedinAppCheck } from "@takt/domain/health/ports/linkedin-app";
import type { ProductApps } from "../product-apps";
import { createAppCheck } from "./check-app";

type Options = { wwwUrl: string; apps: ProductApps; toRedirectUri(product: ApiProduct): string };

/** Creates a check for each app that this installation has for one of LinkedIn's further products. */
export function createProductChecks({
  wwwUrl,
  apps,
  toRedirectUri,
}: Options): Partial<Record<ApiProduct, LinkedinAppCheck>> {
  const checks = API_PRODUCTS.flatMap((product) => {
    const app = apps[product];
    if (!app) return [];
    const { clientId, clientSecret, scopes } = app;
    const check = createAppCheck({
      wwwUrl,
      clientId,
      clientSecret,
      redirectUris: [toRedirectUri(product)],
      scope: scopes.join(" "),
    });
    return [[product, check] as const];
  });
  return Object.fromEntries(checks);
}
