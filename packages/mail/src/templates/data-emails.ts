import type { EmailDocument } from "../email-document";
import { formatDateTime } from "../format-date-time";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a member that the export they asked for is ready. The link leads to the page, which asks who they are. */
export function exportReady(context: EmailContext, content: ContentOf<"data_export_ready">): EmailDocument {
  const { t, locale, link } = context;
  const { at, zone } = content.expires;
  return {
    greeting: userEmailBase(context, content.name).greeting,
    subject: t("dataExportReady.subject"),
    paragraphs: [t("dataExportReady.what", { time: formatDateTime(at, zone, locale) })],
    action: { label: t("dataExportReady.action"), url: link("/app/data/export") },
    why: t("dataExportReady.why"),
  };
}

/** Receipt of a requested deletion: what has happened, and until when it can be undone. */
export function deletionRequested(
  context: EmailContext,
  content: ContentOf<"account_deletion_requested">,
): EmailDocument {
  const { t, locale, link } = context;
  const time = formatDateTime(content.due.at, content.due.zone, locale);
  return {
    greeting: userEmailBase(context, content.name).greeting,
    subject: t("deletionRequested.subject"),
    paragraphs: [
      t("deletionRequested.what", { time }),
      t("deletionRequested.now"),
      t("deletionRequested.undo"),
      t("deletionRequested.notYou"),
    ],
    action: { label: t("deletionRequested.action"), url: link("/app") },
    why: t("deletionRequested.why"),
  };
}

/** Receipt of a deletion that was carried out. Its reader has no account any more, and no name. */
export function accountDeleted({ t, link }: EmailContext): EmailDocument {
  return {
    greeting: t("greetingNobody"),
    subject: t("accountDeleted.subject"),
    paragraphs: [t("accountDeleted.what"), t("accountDeleted.kept"), t("accountDeleted.linkedin")],
    action: { label: t("accountDeleted.action"), url: link("/privacy") },
    why: t("accountDeleted.why"),
  };
}
