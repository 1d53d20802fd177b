import { moment } from "../moment";
import { oneLine } from "../one-line";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";

/** To the provider: something that publishing needs is not well, or is well again. Times in UTC. */
export function alarm(desk: Desk, content: ContentOf<"alarm_raised" | "alarm_cleared">): WrittenLetter {
  const { t, locale, link } = desk;
  const what = t(`alarm.kinds.${content.alarm}`);
  const detail = oneLine(content.detail, 500);
  const cleared = content.kind === "alarm_cleared";
  return {
    greeting: t("greetingNobody"),
    subject: t(cleared ? "alarm.cleared" : "alarm.raised", { what }),
    paragraphs: [
      t(cleared ? "alarm.clearedAt" : "alarm.raisedAt", { what, time: moment(content.at, "UTC", locale) }),
    ],
    ...(detail && { quotes: [{ label: t("alarm.detail"), text: detail }] }),
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
