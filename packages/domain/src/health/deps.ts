import type { ApiProduct } from "../connections/model/api-product";
import type { OutboxDeps } from "../outbox/deps";
import type { PaymentsProbe } from "./create-payments-probe";
import type { Executor } from "./ports/executor";
import type { LinkedinAppCheck } from "./ports/linkedin-app";

/** Dependencies of the health use cases; each takes the `Pick` it needs. */
export type HealthDeps = OutboxDeps & {
  executor: Executor;
  /** Versions of LinkedIn's API that are known to work, YYYYMM, newest first. */
  linkedinVersions: readonly string[];
  /** Checks the app at LinkedIn. */
  linkedinApp: LinkedinAppCheck;
  /** The checks of the apps that this installation has for LinkedIn's further products. */
  productApps: Partial<Record<ApiProduct, LinkedinAppCheck>>;
  /** Whether a missing mail server is a problem; it is not on a developer's machine. */
  mailRequired: boolean;
  /** Whether visitors of the public forms are told apart, by a trusted proxy; a problem where it is `required`. */
  visitorAddresses: { known: boolean; required: boolean };
  paymentsState: PaymentsProbe;
  /** Facts of the provider that the legal pages need and lack; a problem where `required`. */
  providerData: { missing: readonly string[]; required: boolean };
};
