import { EMAIL_PLANNERS } from "./email-planners";
import { EMAIL_LANES, JOB_LANES } from "./outbox/model/email-lanes";
import { sendEmails, type SendDeps } from "./outbox/send-emails";

/**
 * Sends one round of the emails that are the jobs', lane after lane: a lane has its turn only when nothing of those before
 * it is due. Answers whether another round is worthwhile.
 */
export async function sendDueEmails(deps: SendDeps): Promise<{ sent: number; more: boolean }> {
  let sent = 0;
  for (const lane of JOB_LANES) {
    const round = await sendEmails(deps, EMAIL_PLANNERS, EMAIL_LANES[lane]);
    sent += round.sent;
    if (round.more) return { sent, more: true };
  }
  return { sent, more: false };
}
