import { EMAIL_PLANNERS } from "./email-planners";
import { EMAIL_LANES } from "./outbox/model/email-lanes";
import { sendEmails, type SendDeps } from "./outbox/send-emails";

/**
 * Sends one round of the emails that are the jobs': those of members and the operator, and only when none of them is due
 * those that strangers cause. Answers whether another round is worthwhile.
 */
export async function sendDueEmails(deps: SendDeps): Promise<{ sent: number; more: boolean }> {
  const members = await sendEmails(deps, EMAIL_PLANNERS, EMAIL_LANES.jobs);
  if (members.more) return members;
  const strangers = await sendEmails(deps, EMAIL_PLANNERS, EMAIL_LANES.strangers);
  return { sent: members.sent + strangers.sent, more: strangers.more };
}
