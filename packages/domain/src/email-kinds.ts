import { planAccountDeletedEmail, planDeletionRequestedEmail } from "./account/deletion/plan-deletion-emails";
import { planExportReadyEmail } from "./account/export/plan-export-email";
import {
  planDeclarationConfirmEmail,
  planDeclarationDoneEmail,
  planDeclarationEmail,
  planDeclarationReceivedEmail,
  planUnconfirmedDeclarationsEmail,
} from "./billing/emails/plan-declaration-emails";
import {
  planEndedEmail,
  planOrderConfirmedEmail,
  planPastDueEmail,
  planRefundEmail,
} from "./billing/emails/plan-customer-emails";
import { planFeedbackEmail } from "./feedback/plan-feedback-email";
import { ALARM_EMAILS } from "./health/email-alarms";
import { NOTIFICATION_EMAILS } from "./notifications/plan-notification-emails";
import { emailLane, type EmailKinds } from "./outbox/email-lane";
import { JOB_LANES } from "./outbox/model/lanes";
import {
  planDataRequestConfirm,
  planDataRequestDone,
  planDataRequestEmail,
  planDataRequestExtended,
  planDataRequestReceived,
  planDataRequestReminder,
} from "./privacy/plan-data-request-email";
import { planInvitationEmail, planOwnershipEmail } from "./members/plan-member-emails";
import { planActivatedEmail } from "./waitlist/activated-emails";

/** Every kind of email: who sends it, whether a law asks for it, and what it says. How it looks: packages/mail. */
export const EMAIL_KINDS = {
  ...NOTIFICATION_EMAILS,
  account_activated: { lane: "members", plan: planActivatedEmail },
  order_confirmed: { lane: "members", legal: true, plan: planOrderConfirmedEmail },
  subscription_past_due: { lane: "members", plan: planPastDueEmail },
  subscription_ended: { lane: "members", plan: planEndedEmail },
  refund_issued: { lane: "members", plan: planRefundEmail },
  contract_notice_received: { lane: "members", legal: true, plan: planDeclarationReceivedEmail },
  contract_notice_done: { lane: "members", legal: true, plan: planDeclarationDoneEmail },
  data_request_received: { lane: "members", legal: true, plan: planDataRequestReceived },
  data_request_extended: { lane: "members", legal: true, plan: planDataRequestExtended },
  data_request_done: { lane: "members", legal: true, plan: planDataRequestDone },
  data_export_ready: { lane: "members", plan: planExportReadyEmail },
  account_deletion_requested: { lane: "members", legal: true, plan: planDeletionRequestedEmail },
  account_deleted: { lane: "members", legal: true, plan: planAccountDeletedEmail },
  invitation: { lane: "members", plan: planInvitationEmail },
  ownership_offered: { lane: "members", plan: planOwnershipEmail },
  feedback: { lane: "operator", plan: planFeedbackEmail },
  data_request: { lane: "operator", plan: planDataRequestEmail },
  data_request_reminder: { lane: "operator", plan: planDataRequestReminder },
  contract_notice: { lane: "operator", legal: true, plan: planDeclarationEmail },
  unconfirmed_notices: { lane: "operator", plan: planUnconfirmedDeclarationsEmail },
  contract_notice_confirm: { lane: "strangers", legal: true, plan: planDeclarationConfirmEmail },
  data_request_confirm: { lane: "strangers", legal: true, plan: planDataRequestConfirm },
  ...ALARM_EMAILS,
} satisfies EmailKinds;

/** Lanes that the jobs send, in the order in which they do. */
export const EMAIL_LANES = JOB_LANES.map((name) => emailLane(name, EMAIL_KINDS));
