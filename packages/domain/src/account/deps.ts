import type { ArchiveDeps } from "../archive/deps";
import type { BillingDeps } from "../billing/deps";
import type { PostsDeps } from "../posts/deps";
import type { AccountEvents } from "./ports/account-events";

/** What the use cases of an account need; each takes the `Pick` it needs. */
export type AccountDeps = ArchiveDeps & BillingDeps & PostsDeps & { accountEvents: AccountEvents };
