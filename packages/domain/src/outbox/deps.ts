import type { UsersDeps } from "../users/deps";
import type { Mailer } from "./ports/mailer";

/** What the use cases of the outbox need; each takes the `Pick` it needs. */
export type OutboxDeps = UsersDeps & {
  /** Null when no mail server is configured; then no emails to users are queued either. */
  mailer: Mailer | null;
};
