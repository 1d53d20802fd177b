import { moment } from "../moment";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { nameOf } from "./name-of";

/** To the provider: what a user asks for by law and until when, or that it is withdrawn. Times in UTC. */
export function dataRequest(desk: Desk, content: ContentOf<"data_request">): WrittenLetter {
  const { t, locale, link } = desk;
  const { type, reference, withdrawn } = content;
  const time = moment(content.receivedAt, "UTC", locale);
  const due = new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(content.dueAt);
  return {
    greeting: t("greetingNobody"),
    subject: withdrawn
      ? t("dataRequest.subject.withdrawn", { reference })
      : t(`dataRequest.subject.${type}`, { reference, due }),
    paragraphs: withdrawn
      ? [t(`dataRequest.withdrawn.${type}`, { time }), t("dataRequest.nothing")]
      : [
          t(`dataRequest.what.${type}`, { time }),
          t("dataRequest.due", { due: moment(content.dueAt, "UTC", locale) }),
        ],
    quotes: [
      { label: t("provider.who"), text: nameOf(desk, content.from) },
      { label: t("dataRequest.reference"), text: reference },
    ],
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
