import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { TriangleAlert } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import type { InvitationTexts } from "./invitation-texts";

type Props = {
  reason: string;
  /** Whether another account could accept it. */
  canChangeAccount: boolean;
  /** The page of the invitation, to come back to. */
  page: string;
  texts: InvitationTexts;
  locale: Locale;
};

/** Why the signed-in reader cannot accept an invitation, and what they can do. */
export function RefusedInvitation({ reason, canChangeAccount, page, texts, locale }: Props) {
  const signOut = `/auth/sign-out?${new URLSearchParams({ again: "1", return: page }).toString()}`;
  return (
    <>
      <Callout tone="amber" icon={<TriangleAlert aria-hidden />}>
        <p className="font-medium">{texts.refused}</p>
        <p className="text-pretty">{reason}</p>
      </Callout>
      <div className="flex flex-wrap gap-3">
        {canChangeAccount && (
          <form method="post" action={signOut}>
            <button type="submit" className={`${buttonStyle({ variant: "primary" })} min-h-11`}>
              {texts.otherAccount}
            </button>
          </form>
        )}
        <a href={localePath(locale, "/app")} className={`${buttonStyle()} min-h-11`}>
          {texts.toApp}
        </a>
      </div>
    </>
  );
}
