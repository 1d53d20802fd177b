import type { AudienceErrorCode } from "./audiences/model/audience-errors";
import type { CompassErrorCode } from "./compass/model/compass-errors";
import type { ConnectionErrorCode } from "./connections/model/connection-errors";
import type { FeedbackErrorCode } from "./feedback/model/feedback-errors";
import type { LimitErrorCode } from "./limits/model/limit-errors";
import type { MediaErrorCode } from "./media/model/media-errors";
import type { NotificationErrorCode } from "./notifications/model/notification-errors";
import type { PostErrorCode } from "./posts/model/post-errors";
import type { DataRequestErrorCode } from "./privacy/model/data-request-errors";
import type { SessionErrorCode } from "./sessions/model/session-errors";
import type { InputErrorCode } from "./shared/input-errors";
import type { TopicErrorCode } from "./topics/model/topic-errors";
import type { VoiceErrorCode } from "./voice/model/voice-errors";
import type { WaitlistErrorCode } from "./waitlist/model/waitlist-errors";
import type { WritingErrorCode } from "./writing/model/writing-errors";

/** Every code a DomainError can carry: the API maps them exhaustively, i18n has a text for each. */
export type DomainErrorCode =
  | PostErrorCode
  | MediaErrorCode
  | ConnectionErrorCode
  | NotificationErrorCode
  | TopicErrorCode
  | AudienceErrorCode
  | FeedbackErrorCode
  | SessionErrorCode
  | DataRequestErrorCode
  | WaitlistErrorCode
  | InputErrorCode
  | LimitErrorCode
  | WritingErrorCode
  | CompassErrorCode
  | VoiceErrorCode;
