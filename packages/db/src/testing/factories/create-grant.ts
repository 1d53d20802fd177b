import type { Db } from "../../client";
import type { LinkedinGrant, LinkedinProduct, Prisma } from "../../generated/prisma/client";
import { sequence } from "./create-user";

const SCOPES: Record<LinkedinProduct, string[]> = {
  community: [
    "r_basicprofile",
    "r_member_postAnalytics",
    "r_member_profileAnalytics",
    "r_member_social",
    "w_member_social_feed",
  ],
  portability: ["r_dma_portability_3rd_party"],
};

/** Creates an active grant of a user for a product, with all scopes that Takt uses of it, connected an hour ago. */
export function createGrant(
  db: Db,
  owner: { id: string },
  { product, ...overrides }: { product: LinkedinProduct } & Partial<Prisma.LinkedinGrantUncheckedCreateInput>,
): Promise<LinkedinGrant> {
  const n = sequence();
  return db.linkedinGrant.create({
    data: {
      userId: owner.id,
      product,
      memberSub: `${product}-${n}-${process.pid}`,
      accessToken: `test-${product}-token-${n}`,
      accessTokenExpiresAt: new Date(Date.now() + 60 * 86_400_000),
      scopes: SCOPES[product],
      connectedAt: new Date(Date.now() - 3_600_000),
      ...overrides,
    },
  });
}
