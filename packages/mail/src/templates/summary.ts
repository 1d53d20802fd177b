import { line, sayLine } from "@takt/domain/shared/line";
import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { lineWriter } from "../line-writer";
import { appPath, type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user of many posts in one email, with links to the newest. */
export function summary(context: EmailContext, content: ContentOf<"summary">): EmailDocument {
  const { t, link } = context;
  const { name, counts, posts, list } = content;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    ...userEmailBase(context, name),
    subject: t("summary.subject", { count: all }),
    paragraphs: [
      ...counts.map(({ of, count }) => sayLine(line("summary", { count }), lineWriter(context, of))),
      ...(all > posts.length ? [t("summary.more", { count: posts.length })] : []),
    ],
    links: posts.map(({ postId, slug, excerpt, of, note }) => ({
      text: singleLine(excerpt, 80) || t("noText"),
      note: sayLine(note, lineWriter(context, of)),
      url: link(appPath(slug, `/content/edit/${postId}`)),
    })),
    action: { label: t("openPosts"), url: link(appPath(list.slug, `/posts?status=${list.status}`)) },
  };
}
