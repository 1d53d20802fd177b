import type { ConnectionErrorCode } from "./connections/model/connection-errors";
import type { MediaErrorCode } from "./media/model/media-errors";
import type { NotificationErrorCode } from "./notifications/model/notification-errors";
import type { PostErrorCode } from "./posts/model/post-errors";

/** Every code a DomainError can carry: api maps them exhaustively, i18n has a text for each. */
export type DomainErrorCode = PostErrorCode | MediaErrorCode | ConnectionErrorCode | NotificationErrorCode;
