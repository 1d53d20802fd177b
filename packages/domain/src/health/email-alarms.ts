import { z } from "zod";
import { emailsToOperator, planEach } from "../outbox/email-planner";
import { emailLane, type EmailKinds } from "../outbox/email-lane";
import type { AlarmKind } from "../outbox/ports/mailer";
import { sendEmails, type SendDeps } from "../outbox/send-emails";

/** Data in the row of an alarm's email: the alarm's own row has its latest state only. */
const dataShape = z.object({ alarm: z.string(), detail: z.string(), at: z.coerce.date() });

const planAlarmEmail = planEach((deps, { kind, data }) => {
  const { alarm, detail, at } = dataShape.parse(data);
  const content = { kind: kind as "alarm_raised", alarm: alarm as AlarmKind, detail, at };
  return Promise.resolve(emailsToOperator(deps, `${kind}-${alarm}-${at.getTime()}`, content));
});

/** The emails about alarms. */
export const ALARM_EMAILS = {
  alarm_raised: { lane: "alarms", plan: planAlarmEmail },
  alarm_cleared: { lane: "alarms", plan: planAlarmEmail },
} satisfies EmailKinds;

const LANE = emailLane("alarms", ALARM_EMAILS);

/**
 * Emails the operator about raised and cleared alarms; of several processes one sends an email. When a process dies
 * before it is done, or the mail server is away, the emails are sent later; an email's id makes a repeat show once.
 */
export async function emailAlarms(deps: SendDeps): Promise<void> {
  await sendEmails(deps, LANE);
}
