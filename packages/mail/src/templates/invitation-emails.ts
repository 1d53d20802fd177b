import { formatOperatorDay } from "@takt/domain/shared/format-day";
import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { appPath, type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** As long as a workspace is called at most, and a name is shown. */
const MAX_NAME = 80;

/**
 * Invites somebody, who may have no account, to a workspace. The language is the inviter's: the link has none, so that the
 * page opens in the one that the reader's browser asks for.
 */
export function invitation(context: EmailContext, content: ContentOf<"invitation">): EmailDocument {
  const { t, locale, bareLink } = context;
  const workspace = singleLine(content.workspace, MAX_NAME);
  const name = singleLine(content.invitedBy ?? "", MAX_NAME);
  return {
    greeting: t("greetingNobody"),
    subject: name
      ? t("invitation.subject", { name, workspace })
      : t("invitation.subjectNobody", { workspace }),
    paragraphs: [
      name ? t("invitation.what", { name, workspace }) : t("invitation.whatNobody", { workspace }),
      t(`invitation.role.${content.role}`),
      t(content.isBound ? "invitation.bound" : "invitation.anyone"),
      t("invitation.until", { day: formatOperatorDay(content.expires, locale) }),
    ],
    action: {
      label: t("invitation.action"),
      url: bareLink(`/invitation?token=${encodeURIComponent(content.token)}`),
    },
    why: name ? t("invitation.why", { name }) : t("invitation.whyNobody"),
  };
}

/** Tells a member that the owner of a workspace offers it to them. */
export function ownershipOffered(
  context: EmailContext,
  content: ContentOf<"ownership_offered">,
): EmailDocument {
  const { t, locale, link } = context;
  const workspace = singleLine(content.workspace, MAX_NAME);
  const name = singleLine(content.offeredBy ?? "", MAX_NAME);
  return {
    greeting: userEmailBase(context, content.name).greeting,
    subject: t("ownershipOffered.subject", { workspace }),
    paragraphs: [
      name
        ? t("ownershipOffered.what", { name, workspace })
        : t("ownershipOffered.whatNobody", { workspace }),
      t("ownershipOffered.then"),
      t("ownershipOffered.until", { day: formatOperatorDay(content.expires, locale) }),
    ],
    action: { label: t("ownershipOffered.action"), url: link(appPath(content.slug, "/members")) },
    why: t("ownershipOffered.why", { workspace }),
  };
}
