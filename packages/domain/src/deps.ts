import type { AccountDeps } from "./account/deps";
import type { BillingDeps } from "./billing/deps";
import type { CompassDeps } from "./compass/deps";
import type { ConnectionsDeps } from "./connections/deps";
import type { HealthDeps } from "./health/deps";
import type { MediaDeps } from "./media/deps";
import type { MetricsDeps } from "./metrics/deps";
import type { OauthDeps } from "./oauth/deps";
import type { OutboxDeps } from "./outbox/deps";
import type { PostsDeps } from "./posts/deps";
import type { RetentionDeps } from "./retention/deps";
import type { SyncDeps } from "./sync/deps";
import type { UsersDeps } from "./users/deps";
import type { WebhooksDeps } from "./webhooks/deps";
import type { WritingDeps } from "./writing/deps";

/**
 * The dependencies of all use cases, composed in apps/web/src/server/deps.ts. No noun imports it: a noun takes its own
 * `deps.ts`, or CoreDeps.
 */
export type Deps = ConnectionsDeps &
  MediaDeps &
  PostsDeps &
  UsersDeps &
  OutboxDeps &
  OauthDeps &
  BillingDeps &
  HealthDeps &
  WritingDeps &
  CompassDeps &
  SyncDeps &
  MetricsDeps &
  RetentionDeps &
  AccountDeps &
  WebhooksDeps;
