import type { ArchiveDeps } from "../archive/deps";
import type { BillingDeps } from "../billing/deps";
import type { PostsDeps } from "../posts/deps";
import type { AccountEvents } from "./ports/account-events";

/** Dependencies of the account use cases; each takes the `Pick` it needs. */
export type AccountDeps = ArchiveDeps & BillingDeps & PostsDeps & { accountEvents: AccountEvents };
