import type { UsersDeps } from "../users/deps";
import type { Mailer } from "./ports/mailer";

/** Dependencies of the outbox use cases; each takes the `Pick` it needs. */
export type OutboxDeps = UsersDeps & {
  /** Null when no mail server is configured; then no emails to users are queued either. */
  mailer: Mailer | null;
};
