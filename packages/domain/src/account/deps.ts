import type { BillingDeps } from "../billing/deps";
import type { MediaDeps } from "../media/deps";
import type { PostsDeps } from "../posts/deps";
import type { AccountEvents } from "./ports/account-events";
import type { WriteArchive } from "./ports/archive";

/** What the use cases of an account need; each takes the `Pick` it needs. */
export type AccountDeps = BillingDeps &
  MediaDeps &
  PostsDeps & { writeArchive: WriteArchive; accountEvents: AccountEvents };
