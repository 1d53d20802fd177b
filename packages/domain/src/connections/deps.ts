import type { CoreDeps } from "../shared/core-deps";
import type { TokenVault, TokenRevoker } from "./ports/tokens";

/** What the use cases of connections need; each takes the `Pick` it needs. */
export type ConnectionsDeps = CoreDeps & {
  vault: TokenVault;
  /** Revokes a token at LinkedIn. */
  revokeToken: TokenRevoker;
  /** Calls to LinkedIn that a member has per day (call-quota.ts). */
  callsPerDay: number;
};
