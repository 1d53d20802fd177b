import type { ApiProduct, ApiProductSettings } from "@takt/domain/connections/model/api-product";
import type { LinkedInEnv } from "./env";

/** This installation's app of a product of LinkedIn. */
type ProductApp = ApiProductSettings & { clientId: string; clientSecret: string };
export type ProductApps = Partial<Record<ApiProduct, ProductApp>>;

/** Returns the products that the environment names an app for. */
export function readProductApps(env: LinkedInEnv): ProductApps {
  const [community, portability] = [readApp(env, "COMMUNITY"), readApp(env, "PORTABILITY")];
  return { ...(community && { community }), ...(portability && { portability }) };
}

function readApp(env: LinkedInEnv, product: Uppercase<ApiProduct>): ProductApp | null {
  const clientId = env[`LINKEDIN_${product}_CLIENT_ID`];
  const clientSecret = env[`LINKEDIN_${product}_CLIENT_SECRET`];
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    scopes: env[`LINKEDIN_${product}_SCOPES`],
    memberCallsPerDay: env[`LINKEDIN_${product}_MEMBER_DAILY_CALLS`],
    appCallsPerDay: env[`LINKEDIN_${product}_DAILY_CALLS`],
  };
}
