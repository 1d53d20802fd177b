import type { DeletionErrorCode } from "./account/model/account-deletion";
import type { DataExportErrorCode } from "./account/model/data-export";
import type { AnalyticsErrorCode } from "./analytics/model/analytics-range";
import type { AudienceErrorCode } from "./audiences/model/audience-input";
import type { ApiKeyErrorCode } from "./api-keys/model/api-key-errors";
import type { BrandErrorCode } from "./brand/model/brand-errors";
import type { BillingErrorCode } from "./billing/model/billing-errors";
import type { DeclarationErrorCode } from "./billing/model/declaration-input";
import type { CompassErrorCode } from "./compass/stored-analyses";
import type { ConnectionErrorCode } from "./connections/model/connection-view";
import type { FeedbackErrorCode } from "./feedback/model/feedback-limits";
import type { LabelErrorCode } from "./labels/model/label-input";
import type { LimitErrorCode } from "./limits/model/rate-limits";
import type { MediaErrorCode } from "./media/model/media-errors";
import type { NotificationErrorCode } from "./notifications/mark-read";
import type { OauthErrorCode } from "./oauth/model/oauth-errors";
import type { PlanErrorCode } from "./plans/model/usage";
import type { PostErrorCode } from "./posts/model/post-errors";
import type { DataRequestErrorCode } from "./privacy/model/data-request";
import type { SessionErrorCode } from "./sessions/end-sessions";
import type { SignInErrorCode } from "./sessions/fresh-sign-in";
import type { SlotsErrorCode } from "./slots/model/slot-limits";
import type { SyncErrorCode } from "./sync/model/sync-errors";
import type { TopicErrorCode } from "./topics/model/topic-input";
import type { VoiceErrorCode } from "./voice/model/voice-view";
import type { WaitlistErrorCode } from "./waitlist/model/waitlist-status";
import type { WorkspaceErrorCode } from "./workspaces/model/workspace-errors";
import type { WritingErrorCode } from "./writing/model/writing-errors";

/** Every code a DomainError can carry: the API maps them exhaustively, i18n has a text for each. */
export type DomainErrorCode =
  | PostErrorCode
  | WorkspaceErrorCode
  | DataExportErrorCode
  | DeletionErrorCode
  | PlanErrorCode
  | AnalyticsErrorCode
  | MediaErrorCode
  | ConnectionErrorCode
  | NotificationErrorCode
  | TopicErrorCode
  | AudienceErrorCode
  | FeedbackErrorCode
  | SessionErrorCode
  | SignInErrorCode
  | DataRequestErrorCode
  | WaitlistErrorCode
  | LabelErrorCode
  | LimitErrorCode
  | WritingErrorCode
  | CompassErrorCode
  | ApiKeyErrorCode
  | OauthErrorCode
  | BrandErrorCode
  | BillingErrorCode
  | DeclarationErrorCode
  | VoiceErrorCode
  | SlotsErrorCode
  | SyncErrorCode;
