import type { InvitationView } from "@takt/domain/members/model/member-view";
import { Section } from "@takt/ui/section";
import { useT } from "~/i18n/use-t";
import { useNow } from "~/features/shared/time/use-clock";
import { InvitationRow } from "./invitation-row";
import { useInvitationActions } from "./use-invitation-actions";

const MINUTE_MS = 60_000;

type Props = {
  invitations: readonly InvitationView[];
  /** Called when the focused row is gone. */
  onGone: () => void;
};

/** Invitations that are not accepted yet, the newest first. */
export function InvitationList({ invitations, onGone }: Props) {
  const { t } = useT("members");
  const now = useNow(MINUTE_MS);
  const actions = useInvitationActions();
  return (
    <Section title={t("invitations.title")}>
      <ul className="divide-y divide-border">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            now={now}
            isResending={actions.isResending(invitation.id)}
            onCopy={() => void actions.copyLink(invitation)}
            onResend={() => void actions.resend(invitation)}
            onRevoke={() => {
              void actions.revoke(invitation);
              onGone();
            }}
          />
        ))}
      </ul>
    </Section>
  );
}
