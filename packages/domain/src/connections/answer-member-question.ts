import type { Actor } from "../shared/actor";
import { storeProductGrant } from "./connect-product";
import type { ConnectionsDeps } from "./deps";
import type { ApiProduct } from "./model/api-product";
import type { HeldGrant } from "./seal-held-grant";

/**
 * Does what the member has answered about a held grant: it is theirs, and is stored; or it is not, and LinkedIn is asked to
 * revoke it. Refuses with `connection_other_member` when another member's was connected meanwhile.
 */
export async function answerMemberQuestion(
  deps: Pick<ConnectionsDeps, "db" | "vault" | "clock" | "revokeGrant">,
  { userId }: Actor,
  product: ApiProduct,
  { held, isMine }: { held: HeldGrant; isMine: boolean },
): Promise<void> {
  const { grant, heldAt } = held;
  if (!isMine) return revokeHeldGrant(deps, product, held);
  const passedSeconds = Math.ceil((deps.clock.now() - heldAt) / 1000);
  await storeProductGrant(deps, userId, product, { ...grant, expiresIn: grant.expiresIn - passedSeconds });
}

/** Asks LinkedIn to revoke a held grant that nobody will answer for. */
export async function revokeHeldGrant(
  { revokeGrant }: Pick<ConnectionsDeps, "revokeGrant">,
  product: ApiProduct,
  { grant }: HeldGrant,
): Promise<void> {
  // The refresh token first: it could make another access token.
  for (const token of [grant.refreshToken, grant.accessToken])
    if (token !== null) await revokeGrant(product, token);
}
