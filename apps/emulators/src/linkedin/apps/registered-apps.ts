import { createHash } from "node:crypto";

/** The scopes of each product that LinkedIn gives an app (docs/linkedin-api.md, Apps and products). */
export const PRODUCT_SCOPES = {
  sign_in: ["openid", "profile", "email"],
  share: ["w_member_social"],
  community_management: [
    "r_1st_connections_size",
    "r_basicprofile",
    "r_member_postAnalytics",
    "r_member_profileAnalytics",
    "r_member_social",
    "r_member_social_feed",
    "r_organization_admin",
    "r_organization_social",
    "r_organization_social_feed",
    "rw_organization_admin",
    "w_member_social",
    "w_member_social_feed",
    "w_organization_social",
    "w_organization_social_feed",
  ],
  data_portability: [
    "r_dma_portability_3rd_party",
    "r_dma_portability_member",
    "r_dma_portability_self_serve",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Product = keyof typeof PRODUCT_SCOPES;

/** An app that is registered at LinkedIn. */
export type App = {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  products: Product[];
};

/** Products that every app can add to itself: Sign In with LinkedIn, and Share on LinkedIn. */
export const SELF_SERVE: Product[] = ["sign_in", "share"];

/** Scopes that LinkedIn no longer gives to apps that do not have them yet. */
const CLOSED_SCOPES = ["r_member_social", "r_member_social_feed"];

/** The scopes that an app may ask for; without `closedScopes` those that LinkedIn takes no requests for are missing. */
export function scopesOf(app: App, { closedScopes = true } = {}): string[] {
  const all: string[] = app.products.flatMap((product) => [...PRODUCT_SCOPES[product]]);
  return closedScopes ? all : all.filter((scope) => !CLOSED_SCOPES.includes(scope));
}

/** Throws for a combination that LinkedIn refuses: Community Management tolerates no other product on its app. */
export function checkProducts({ clientId, products }: App): void {
  if (products.includes("community_management") && products.length > 1)
    throw new Error(`${clientId}: an app with the Community Management API may have no other product`);
}

/** The apps that are registered at the emulated LinkedIn, by client id. The first is the one meant when none is named. */
export function createRegisteredApps(apps: readonly App[]) {
  for (const app of apps) checkProducts(app);
  const byClientId = new Map(apps.map((app) => [app.clientId, app]));
  const first = apps[0];
  if (!first || byClientId.size < apps.length) throw new Error("Apps need client ids that differ");

  return {
    first,
    all: apps,
    find: (clientId: string | null | undefined) => byClientId.get(clientId ?? ""),
    /** The id by which an app knows a member. */
    personId: (clientId: string, sub: string) =>
      personId({ clientId, isFirst: clientId === first.clientId }, sub),
  };
}

/**
 * The id by which an app knows a member. LinkedIn's ids are pairwise: each app sees another one (docs/linkedin-api.md,
 * Apps and products). The first registered app sees the emulator's own id, which tests can then spell out.
 */
export function personId(app: { clientId: string; isFirst: boolean }, sub: string): string {
  if (app.isFirst) return sub;
  return createHash("sha256").update(`${app.clientId} ${sub}`).digest("base64url").slice(0, 10);
}
