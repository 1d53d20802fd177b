import type { KindDefinition } from "./kind-definition";
import { approvalGiven } from "./kinds/approval-given";
import { approvalMissing } from "./kinds/approval-missing";
import { approvalRequested } from "./kinds/approval-requested";
import { changesRequested } from "./kinds/changes-requested";
import { commentFailed } from "./kinds/comment-failed";
import { connectionExpiring } from "./kinds/connection-expiring";
import { connectionInvalid } from "./kinds/connection-invalid";
import { grantEnding } from "./kinds/grant-ending";
import { consentWithdrawn } from "./kinds/consent-withdrawn";
import { noteAdded } from "./kinds/note-added";
import { noteMentioned } from "./kinds/note-mentioned";
import { postAtRisk } from "./kinds/post-at-risk";
import { postFailed } from "./kinds/post-failed";
import { postMoved } from "./kinds/post-moved";
import { postUnconfirmed } from "./kinds/post-unconfirmed";
import { replyReminder } from "./kinds/reply-reminder";
import { webhookResting } from "./kinds/webhook-resting";
import { workspaceClosed } from "./kinds/workspace-closed";

/** The kinds of notifications, the most urgent first; each can be switched on and off in the app and by email. */
export const NOTIFICATION_KINDS = {
  post_failed: postFailed,
  post_unconfirmed: postUnconfirmed,
  comment_failed: commentFailed,
  post_at_risk: postAtRisk,
  post_moved: postMoved,
  approval_missing: approvalMissing,
  approval_requested: approvalRequested,
  changes_requested: changesRequested,
  approval_given: approvalGiven,
  note_mentioned: noteMentioned,
  note_added: noteAdded,
  consent_withdrawn: consentWithdrawn,
  workspace_closed: workspaceClosed,
  connection_expiring: connectionExpiring,
  connection_invalid: connectionInvalid,
  grant_ending: grantEnding,
  webhook_resting: webhookResting,
  reply_reminder: replyReminder,
} satisfies Record<string, KindDefinition>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The names of the kinds, in the same order. */
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [
  NotificationKind,
  ...NotificationKind[],
];

/** Returns all that is known of the kind of a notification. */
export function getKindDefinition({ kind }: { kind: string }): KindDefinition {
  return NOTIFICATION_KINDS[kind as NotificationKind];
}
