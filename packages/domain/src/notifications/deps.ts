import type { CoreDeps } from "../shared/core-deps";
import type { Mailer } from "./ports/mailer";

/** What the use cases of notifications need; each takes the `Pick` it needs. */
export type NotificationsDeps = CoreDeps & {
  /** Null when no mail server is configured; then no emails are queued for it either. */
  mailer: Mailer | null;
};
