import { formatDateTime } from "../format-date-time";
import { singleLine } from "../single-line";
import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";

/** Tells the operator that something publishing needs is unhealthy, or healthy again. Times are in UTC. */
export function alarm(
  context: EmailContext,
  content: ContentOf<"alarm_raised" | "alarm_cleared">,
): EmailDocument {
  const { t, locale, link } = context;
  const what = t(`alarm.kinds.${content.alarm}`);
  const detail = singleLine(content.detail, 500);
  const cleared = content.kind === "alarm_cleared";
  return {
    greeting: t("greetingNobody"),
    subject: t(cleared ? "alarm.cleared" : "alarm.raised", { what }),
    paragraphs: [
      t(cleared ? "alarm.clearedAt" : "alarm.raisedAt", {
        what,
        time: formatDateTime(content.at, "UTC", locale),
      }),
    ],
    ...(detail && { quotes: [{ label: t("alarm.detail"), text: detail }] }),
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
