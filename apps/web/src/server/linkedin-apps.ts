import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { readProductApps } from "@takt/linkedin/product-apps";
import { env } from "../env";

/** Returns the LinkedIn app's credentials and URLs, as auth needs them. */
export function linkedinApp() {
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_WWW_URL, LINKEDIN_API_URL } = env();
  return {
    clientId: LINKEDIN_CLIENT_ID,
    clientSecret: LINKEDIN_CLIENT_SECRET,
    wwwUrl: LINKEDIN_WWW_URL,
    apiUrl: LINKEDIN_API_URL,
  };
}

/** Returns the app of one of LinkedIn's products with what it asks for; null when this installation has none. */
export function productApp(product: ApiProduct) {
  const app = readProductApps(env())[product];
  if (!app) return null;
  const { clientId, clientSecret, scopes } = app;
  return { clientId, clientSecret, wwwUrl: env().LINKEDIN_WWW_URL, scope: scopes.join(" ") };
}
