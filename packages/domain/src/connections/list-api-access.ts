import type { Actor } from "../shared/actor";
import type { ConnectionsDeps } from "./deps";
import type { ApiAccessView } from "./model/api-access";
import { API_PRODUCTS } from "./model/api-product";

/** Lists LinkedIn's products with what the actor has granted each. */
export async function listApiAccess(
  { db, apiProducts }: Pick<ConnectionsDeps, "db" | "apiProducts">,
  actor: Actor,
): Promise<ApiAccessView[]> {
  const grants = await db.linkedinGrant.findMany({ where: { userId: actor.userId } });
  return API_PRODUCTS.map((product) => {
    const grant = grants.find((one) => one.product === product && one.status !== "none");
    return {
      product,
      isOffered: apiProducts[product] !== undefined,
      status: grant?.status ?? "none",
      reason: grant?.status === "invalid" ? (grant.reason as ApiAccessView["reason"]) : null,
      memberName: grant?.memberName ?? null,
      connectedAt: grant?.connectedAt ?? null,
      expiresAt: grant?.accessTokenExpiresAt ?? null,
      postsReadAt: grant?.postsReadAt ?? null,
      metricsReadAt: grant?.metricsReadAt ?? null,
    };
  });
}
