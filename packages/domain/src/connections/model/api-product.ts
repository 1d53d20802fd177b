/**
 * The products of LinkedIn that need their own app, beside the app that signs members in and publishes: the
 * Community Management API, and Member Data Portability (docs/linkedin-api.md, Apps and products).
 */
export const API_PRODUCTS = ["community", "portability"] as const;
export type ApiProduct = (typeof API_PRODUCTS)[number];

/** Returns the product of this name; null when it is none. */
export function toApiProduct(name: string): ApiProduct | null {
  return API_PRODUCTS.find((product) => product === name) ?? null;
}

/** Scopes that this installation's app of a product asks members for, and the calls per UTC day that LinkedIn allows it. */
export type ApiProductSettings = {
  scopes: readonly string[];
  memberCallsPerDay: number;
  appCallsPerDay: number;
};

/** The source that each product's reports are stored under. */
export const SOURCE_OF_PRODUCT = { community: "community_api", portability: "portability_api" } as const;
export type ApiSource = (typeof SOURCE_OF_PRODUCT)[ApiProduct];
