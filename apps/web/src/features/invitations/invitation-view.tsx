import type { InvitationLink } from "@takt/domain/members/model/member-view";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { buttonStyle } from "@takt/ui/button-style";
import type { ReactNode } from "react";
import { localePath } from "~/i18n/locale-path";
import { InvitationFacts } from "./invitation-facts";
import { JoinForm, type JoinAction } from "./join-form";
import { type InvitationTexts, type Refusals, toEntrance } from "./invitation-texts";
import { RefusedInvitation } from "./refused-invitation";

type Props = {
  action: JoinAction;
  token: string;
  link: InvitationLink;
  /** The signed-in user; null for visitors. */
  user: { name: string; email: string | null } | null;
  texts: InvitationTexts;
  roles: Messages["members"]["roles"];
  refusals: Refusals;
  locale: Locale;
};

/** An invitation to a workspace, and what its reader can do with it: sign in, join, or learn why not. */
export function InvitationView({ action, token, link, user, texts, roles, refusals, locale }: Props) {
  if (link.state === "invalid")
    return (
      <Ended title={texts.invalidTitle} text={texts.invalidText}>
        <a href={localePath(locale, "/")} className={`${buttonStyle()} min-h-11`}>
          {texts.home}
        </a>
      </Ended>
    );
  if (link.state === "used")
    return (
      <Ended title={texts.usedTitle} text={texts.usedText}>
        <a href={toEntrance(link.slug)} className={`${buttonStyle({ variant: "primary" })} min-h-11`}>
          {texts.open}
        </a>
      </Ended>
    );
  const { invitation } = link;
  const page = localePath(locale, `/invitation?token=${encodeURIComponent(token)}`);
  return (
    <>
      <InvitationFacts invitation={invitation} texts={texts} roles={roles} locale={locale} />
      {user === null ? (
        <SignIn page={page} texts={texts} />
      ) : invitation.refusal ? (
        <RefusedInvitation
          reason={refusals[invitation.refusal] ?? texts.errors.unexpected}
          canChangeAccount={invitation.refusal === "invitation_other_address"}
          page={page}
          texts={texts}
          locale={locale}
        />
      ) : (
        <JoinForm
          action={action}
          token={token}
          workspace={invitation.workspace}
          account={
            user.email === null || user.email === user.name ? user.name : `${user.name} (${user.email})`
          }
          texts={texts}
          refusals={refusals}
        />
      )}
    </>
  );
}

function Ended({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}

/** The way to the login, which comes back to this page. */
function SignIn({ page, texts }: { page: string; texts: InvitationTexts }) {
  const login = `/auth/expired?${new URLSearchParams({ visitor: "1", return: page }).toString()}`;
  return (
    <div className="grid justify-items-start gap-2">
      <a href={login} className={`${buttonStyle({ variant: "primary" })} min-h-11`}>
        {texts.signIn}
      </a>
      <p className="text-caption text-pretty text-muted-fg">{texts.signInHint}</p>
    </div>
  );
}
