import { formatOperatorDay } from "@takt/domain/shared/format-day";
import type { OpenInvitation } from "@takt/domain/members/model/member-view";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { fillText } from "~/features/shared/fill-text";
import type { InvitationTexts } from "./invitation-texts";

type Props = {
  invitation: OpenInvitation;
  texts: InvitationTexts;
  roles: Messages["members"]["roles"];
  locale: Locale;
};

/** An invitation's sender, workspace, role and end. */
export function InvitationFacts({ invitation, texts, roles, locale }: Props) {
  const { workspace, invitedBy, role, boundTo, expiresAt } = invitation;
  const heading = withVerbatim(workspace, (name) => fillText(texts.heading, { workspace: name }));
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance wrap-anywhere">{heading}</h1>
        <p className="text-base/6 text-pretty wrap-anywhere">
          {invitedBy === null
            ? texts.byNobody
            : withVerbatim(invitedBy, (name) => fillText(texts.by, { name }))}
        </p>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.what}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-4 rounded-xl border border-border bg-surface p-5 text-sm sm:grid-cols-2">
        <Fact label={texts.role} className="sm:col-span-2">
          {roles[role].name}
          <span className="block font-normal text-pretty text-muted-fg">{roles[role].may}</span>
        </Fact>
        <Fact label={texts.until}>{formatOperatorDay(expiresAt, locale)}</Fact>
        {boundTo !== null && (
          <Fact label={texts.boundTo}>
            <span {...verbatim} className="wrap-anywhere">
              {boundTo}
            </span>
          </Fact>
        )}
      </dl>
    </>
  );
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className = "", children }: FactProps) {
  return (
    <div className={`grid content-start gap-0.5 ${className}`}>
      <dt className="text-caption text-muted-fg">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
