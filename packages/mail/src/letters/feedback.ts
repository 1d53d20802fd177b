import { manyLines } from "../many-lines";
import { moment } from "../moment";
import { oneLine } from "../one-line";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { nameOf } from "./name-of";

/** To the provider: what a user tells, from where, and who it is. Times in UTC. */
export function feedback(desk: Desk, content: ContentOf<"feedback">): WrittenLetter {
  const { t, locale, link } = desk;
  const { id, type, reference, message, page, errorId } = content;
  return {
    greeting: t("greetingNobody"),
    subject: t(`feedback.subject.${type}`, { reference, words: oneLine(message, 60) }),
    paragraphs: [
      t(`feedback.what.${type}`, { time: moment(content.at, "UTC", locale) }),
      ...(content.hasScreenshot ? [t("feedback.screenshot", { id })] : []),
    ],
    quotes: [
      { label: t("feedback.message"), text: manyLines(message, 2000) },
      { label: t("provider.who"), text: nameOf(desk, content.from) },
      ...(page ? [{ label: t("feedback.page"), text: oneLine(page, 300) }] : []),
      ...(errorId ? [{ label: t("feedback.errorId"), text: oneLine(errorId, 60) }] : []),
      { label: t("feedback.reference"), text: reference },
    ],
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
