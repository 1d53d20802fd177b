import { sayLine } from "@takt/domain/shared/line";
import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { lineWriter } from "../line-writer";
import { appPath, type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user of one notification: what happened, what helps, and the button that leads there. */
export function notification(context: EmailContext, content: ContentOf<"notification">): EmailDocument {
  const { t } = context;
  const { of, name, subject, paragraphs, post, message } = content;
  const writer = lineWriter(context, of);
  return {
    ...userEmailBase(context, name),
    subject: sayLine(subject, writer),
    paragraphs: paragraphs.map((one) => sayLine(one, writer)),
    quotes: [
      ...(post ? [{ label: t("yourPost"), text: singleLine(post.excerpt, 80) }] : []),
      ...(message ? [{ label: t("linkedinSays"), text: singleLine(message, 500) }] : []),
    ],
    action: getAction(context, content),
  };
}

function getAction({ t, link }: EmailContext, { action, post, workspace }: ContentOf<"notification">) {
  switch (action) {
    case "post":
      return { label: t("openPost"), url: link(appPath(post!.slug, `/content/edit/${post!.id}`)) };
    case "held":
      return { label: t("reconnect"), url: link("/app/posts?status=held") };
    case "reconnect":
      return { label: t("reconnect"), url: link("/app/posts") };
    case "connections":
      return { label: t("openConnections"), url: link("/app/user/profile") };
    case "webhooks":
      return {
        label: t("openWebhooks"),
        url: link(appPath(workspace?.slug ?? null, "/user/settings?tab=webhooks")),
      };
    case "app":
      return { label: t("openTakt"), url: link("/app") };
  }
}
