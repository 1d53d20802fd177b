import {
  planNoticeDoneEmail,
  planNoticeEmail,
  planNoticeReceivedEmail,
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
import type { EMAIL_LANES } from "./outbox/model/email-lanes";
import { planDataRequestEmail } from "./privacy/plan-data-request-email";
import { planActivatedEmail } from "./waitlist/activated-emails";

/** The planner of each kind of email that the jobs send; rows of one recipient and planner are planned together. */
export const EMAIL_PLANNERS: Record<(typeof EMAIL_LANES)["jobs"]["kinds"][number], EmailPlanner> = {
  post_failed: planNotificationEmails,
  post_unconfirmed: planNotificationEmails,
  connection_expiring: planNotificationEmails,
  connection_invalid: planNotificationEmails,
  account_activated: planActivatedEmail,
  feedback: planFeedbackEmail,
  data_request: planDataRequestEmail,
  order_confirmed: planOrderConfirmedEmail,
  subscription_past_due: planPastDueEmail,
  subscription_ended: planEndedEmail,
  refund_issued: planRefundEmail,
  contract_notice_received: planNoticeReceivedEmail,
  contract_notice_done: planNoticeDoneEmail,
  contract_notice: planNoticeEmail,
};
