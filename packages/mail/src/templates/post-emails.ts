import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";
import { formatDateTime } from "../format-date-time";

/** Tells a user that a post failed, why, and what to do. */
export function postFailed(context: EmailContext, content: ContentOf<"post_failed">): EmailDocument {
  const { t, link } = context;
  const title = t(`reasons:${content.reason}.title`);
  return {
    ...userEmailBase(context, content.name),
    subject: t("postFailed.subject", { title }),
    paragraphs: [t("postFailed.what", { title }), t(`reasons:${content.reason}.next`)],
    quotes: [
      { label: t("yourPost"), text: singleLine(content.excerpt, 80) },
      ...(content.words ? [{ label: t("postFailed.words"), text: singleLine(content.words, 500) }] : []),
    ],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}

/** Tells a user that LinkedIn did not confirm a post, and asks them whether it is there. */
export function postUnconfirmed(
  context: EmailContext,
  content: ContentOf<"post_unconfirmed">,
): EmailDocument {
  const { t, locale, link } = context;
  return {
    ...userEmailBase(context, content.name),
    subject: t("postUnconfirmed.subject"),
    paragraphs: [
      t("postUnconfirmed.what", { time: formatDateTime(content.attemptedAt, content.zone, locale) }),
      t("postUnconfirmed.ask"),
    ],
    quotes: [{ label: t("yourPost"), text: singleLine(content.excerpt, 80) }],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}

/** Tells a user that a post goes out at another instant, since a country has changed its clocks. */
export function postMoved(context: EmailContext, content: ContentOf<"post_moved">): EmailDocument {
  const { t, locale, link } = context;
  const { from, to, zone } = content;
  const at = (instant: Date) => formatDateTime(instant, zone, locale);
  return {
    ...userEmailBase(context, content.name),
    subject: t("postMoved.subject", { time: at(to) }),
    paragraphs: [
      t("postMoved.what", { zone }),
      t("postMoved.times", { from: at(from), to: at(to) }),
      t("postMoved.next"),
    ],
    quotes: [{ label: t("yourPost"), text: singleLine(content.excerpt, 80) }],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}

/** Tells a user that the nightly rehearsal has found that a scheduled post may not go out. */
export function postAtRisk(context: EmailContext, content: ContentOf<"post_at_risk">): EmailDocument {
  const { t, locale, link } = context;
  const time = formatDateTime(content.at, content.zone, locale);
  return {
    ...userEmailBase(context, content.name),
    subject: t("postAtRisk.subject", { time }),
    paragraphs: [t("postAtRisk.what", { time }), t("postAtRisk.next")],
    quotes: [{ label: t("yourPost"), text: singleLine(content.excerpt, 80) }],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}

/** Tells a user that a first comment was not published, and why, or asks them whether it is there. */
export function commentFailed(context: EmailContext, content: ContentOf<"comment_failed">): EmailDocument {
  const { t, link } = context;
  const { reason, words } = content;
  const title = reason && t(`reasons:comment.${reason}.title`);
  return {
    ...userEmailBase(context, content.name),
    subject: title ? t("commentFailed.subject", { title }) : t("commentFailed.subjectUnconfirmed"),
    paragraphs: title
      ? [t("commentFailed.what", { title }), t(`reasons:comment.${reason}.next`)]
      : [t("commentFailed.whatUnconfirmed"), t("commentFailed.ask")],
    quotes: [
      { label: t("yourPost"), text: singleLine(content.excerpt, 80) },
      ...(words ? [{ label: t("postFailed.words"), text: singleLine(words, 500) }] : []),
    ],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}
