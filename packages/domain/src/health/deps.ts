import type { OutboxDeps } from "../outbox/deps";
import type { PaymentsProbe } from "./create-payments-probe";
import type { Executor } from "./ports/executor";
import type { LinkedinAppCheck } from "./ports/linkedin-app";

/** What the use cases of health need; each takes the `Pick` it needs. */
export type HealthDeps = OutboxDeps & {
  executor: Executor;
  /** Versions of LinkedIn's API that are known to work, YYYYMM, newest first. */
  linkedinVersions: readonly string[];
  /** Checks the app at LinkedIn. */
  linkedinApp: LinkedinAppCheck;
  /** Whether a missing mail server is a problem; it is not on a developer's machine. */
  mailRequired: boolean;
  paymentsState: PaymentsProbe;
};
