import { planAccountDeletedEmail, planDeletionRequestedEmail } from "./account/deletion/plan-deletion-emails";
import { planExportReadyEmail } from "./account/export/plan-export-email";
import {
  planNoticeConfirmEmail,
  planNoticeDoneEmail,
  planNoticeEmail,
  planNoticeReceivedEmail,
  planUnconfirmedNoticesEmail,
} from "./billing/emails/plan-notice-emails";
import {
  planEndedEmail,
  planOrderConfirmedEmail,
  planPastDueEmail,
  planRefundEmail,
} from "./billing/emails/plan-customer-emails";
import { planFeedbackEmail } from "./feedback/plan-feedback-email";
import { planNotificationEmails } from "./notifications/plan-notification-emails";
import type { EmailPlanner } from "./outbox/email-planner";
import type { EMAIL_LANES, JOB_LANES } from "./outbox/model/email-lanes";
import {
  planDataRequestConfirm,
  planDataRequestDone,
  planDataRequestEmail,
  planDataRequestExtended,
  planDataRequestReceived,
  planDataRequestReminder,
} from "./privacy/plan-data-request-email";
import { planActivatedEmail } from "./waitlist/activated-emails";

/** The planner of each kind of email that the jobs send; rows of one recipient and planner are planned together. */
export const EMAIL_PLANNERS: Record<
  (typeof EMAIL_LANES)[(typeof JOB_LANES)[number]]["kinds"][number],
  EmailPlanner
> = {
  post_failed: planNotificationEmails,
  post_unconfirmed: planNotificationEmails,
  comment_failed: planNotificationEmails,
  post_moved: planNotificationEmails,
  post_at_risk: planNotificationEmails,
  connection_expiring: planNotificationEmails,
  connection_invalid: planNotificationEmails,
  grant_ending: planNotificationEmails,
  account_activated: planActivatedEmail,
  feedback: planFeedbackEmail,
  data_request: planDataRequestEmail,
  data_request_reminder: planDataRequestReminder,
  data_request_confirm: planDataRequestConfirm,
  data_request_received: planDataRequestReceived,
  data_request_extended: planDataRequestExtended,
  data_request_done: planDataRequestDone,
  order_confirmed: planOrderConfirmedEmail,
  subscription_past_due: planPastDueEmail,
  subscription_ended: planEndedEmail,
  refund_issued: planRefundEmail,
  contract_notice_confirm: planNoticeConfirmEmail,
  contract_notice_received: planNoticeReceivedEmail,
  contract_notice_done: planNoticeDoneEmail,
  contract_notice: planNoticeEmail,
  unconfirmed_notices: planUnconfirmedNoticesEmail,
  data_export_ready: planExportReadyEmail,
  account_deletion_requested: planDeletionRequestedEmail,
  account_deleted: planAccountDeletedEmail,
};
