import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import type { Metadata } from "next";
import { InvitationView } from "~/features/invitations/invitation-view";
import { SitePage } from "~/features/site/parts/site-page";
import { getT } from "~/i18n/server";
import { pageTexts } from "~/i18n/page-texts";
import { joinWorkspace } from "~/server/forms/invitation-actions";
import { currentInvitationLink } from "~/server/mail-links";
import { signedInUser } from "~/server/signed-in-user";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("members");
  // The address has a token, which no other page is to learn; the browser sends the form with our origin.
  return { title: t("invitation.title"), robots: { index: false }, referrer: "strict-origin" };
}

/** The page of an invitation's link. It shows and does nothing: joining is a form that the reader sends. */
export default async function InvitationPage({ searchParams }: PageProps<"/[locale]/invitation">) {
  const token = [(await searchParams)["token"]].flat()[0] ?? "";
  const [link, user, { t }] = await Promise.all([
    currentInvitationLink(token),
    signedInUser(),
    getT("errors"),
  ]);
  const { texts, locale } = await pageTexts("members");
  const refusals = {
    invitation_invalid: t("invitation_invalid"),
    invitation_other_address: t("invitation_other_address"),
    invitation_account_closed: t("invitation_account_closed"),
    members_full: t("members_full", { max: WORKSPACE_LIMITS.members }),
    // The error speaks of somebody else, to who invites them.
    member_exists: texts.invitation.alreadyMember,
    workspaces_need_plan: t("workspaces_need_plan"),
  };
  return (
    <SitePage path="/invitation">
      <InvitationView
        action={joinWorkspace}
        token={token}
        link={link}
        user={user && { name: user.name, email: user.email }}
        texts={texts.invitation}
        roles={texts.roles}
        refusals={refusals}
        locale={locale}
      />
    </SitePage>
  );
}
