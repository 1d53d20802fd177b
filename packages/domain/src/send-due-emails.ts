import { EMAIL_LANES } from "./email-kinds";
import { sendEmails, type SendDeps } from "./outbox/send-emails";

/**
 * Sends one round of the emails that are the jobs', lane after lane: a lane has its turn only when nothing of those before
 * it is due. Answers whether another round is worthwhile.
 */
export async function sendDueEmails(deps: SendDeps): Promise<{ sent: number; more: boolean }> {
  let sent = 0;
  for (const lane of EMAIL_LANES) {
    const round = await sendEmails(deps, lane);
    sent += round.sent;
    if (round.more) return { sent, more: true };
  }
  return { sent, more: false };
}
