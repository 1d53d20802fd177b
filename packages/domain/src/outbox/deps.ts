import type { NotificationsDeps } from "../notifications/deps";
import type { UsersDeps } from "../users/deps";

/** What the use cases of the outbox need; each takes the `Pick` it needs. */
export type OutboxDeps = NotificationsDeps & UsersDeps;
