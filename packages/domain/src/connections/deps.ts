import type { CoreDeps } from "../shared/core-deps";
import type { TokenRevoker } from "./ports/token-revoker";
import type { TokenVault } from "./ports/token-vault";

/** What the use cases of connections need; each takes the `Pick` it needs. */
export type ConnectionsDeps = CoreDeps & {
  vault: TokenVault;
  /** Revokes a token at LinkedIn. */
  revokeToken: TokenRevoker;
  /** Calls to LinkedIn that a member has per day (model/call-quota.ts). */
  callsPerDay: number;
};
