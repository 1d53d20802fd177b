import type { CoreDeps } from "../shared/core-deps";
import type { ApiProduct, ApiProductSettings } from "./model/api-product";
import type { MemberLookup, PostOwnership } from "./ports/member-lookup";
import type { GrantRevoker, TokenCheck, TokenRevoker, TokenVault } from "./ports/tokens";

/** Dependencies of the connections use cases; each takes the `Pick` it needs. */
export type ConnectionsDeps = CoreDeps & {
  vault: TokenVault;
  /** Revokes a token of the app that publishes. */
  revokeToken: TokenRevoker;
  /** Asks whether LinkedIn takes a token of the app that publishes. */
  checkToken: TokenCheck;
  /** Revokes a token of a product's app. */
  revokeGrant: GrantRevoker;
  /** Asks LinkedIn whose the token of a product's app is. */
  findMember: MemberLookup;
  /** Asks LinkedIn whether a post is that of a token's member. */
  ownsPost: PostOwnership;
  /** The products that this installation has an app for. */
  apiProducts: Partial<Record<ApiProduct, ApiProductSettings>>;
  /** Calls to LinkedIn that a member has per day (call-quota.ts). */
  callsPerDay: number;
};
