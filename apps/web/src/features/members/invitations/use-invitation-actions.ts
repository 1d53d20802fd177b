import type { InvitationView } from "@takt/domain/members/model/member-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { copyPendingText } from "./copy-pending-text";

/** Copies the link of an invitation, sends it again and withdraws it. */
export function useInvitationActions() {
  const { t } = useT("members");
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const { members } = trpc.useUtils();
  const calls = {
    link: trpc.members.invitationLink.useMutation().mutateAsync,
    resend: trpc.members.resendInvitation.useMutation().mutateAsync,
    revoke: trpc.members.revokeInvitation.useMutation().mutateAsync,
  };
  const show = (change: (shown: InvitationView[]) => InvitationView[]) =>
    setQueryData(members.list, undefined, (view) => ({ ...view, invitations: change(view.invitations) }));
  const keyOf = ({ id }: InvitationView) => id;
  const refresh = () => void members.list.invalidate();

  const link = useAction(
    async ({ id }: InvitationView) => toInvitationUrl((await calls.link({ id })).token),
    { keyOf, failed: () => t("invitations.linkFailed") },
  );
  const resend = useAction(({ id }: InvitationView) => calls.resend({ id }), {
    keyOf,
    failed: () => t("invitations.resendFailed"),
    done: (_, { email }) => ({ tone: "success", title: t("invitations.resent", { email }) }),
    onDone: (sent) => show((shown) => shown.map((one) => (one.id === sent.id ? sent : one))),
    onFailed: refresh,
  });
  const revoke = useAction(({ id }: InvitationView) => calls.revoke({ id }), {
    keyOf,
    optimistic({ id }) {
      const before = members.list.getData()?.invitations;
      show((shown) => shown.filter((one) => one.id !== id));
      return () => show((shown) => before ?? shown);
    },
    failed: () => t("invitations.revokeFailed"),
    done: (_, { email }) => ({ tone: "success", title: t("invitations.revoked", { email }) }),
    refresh,
  });

  const copyLink = async (invitation: InvitationView) => {
    const url = link.run(invitation);
    const isCopied = await copyPendingText(url);
    const shown = await url;
    // The action has said why there is none.
    if (shown === null) return;
    if (isCopied) toast({ tone: "success", title: t("invitations.copied") });
    else
      errorToast({
        title: t("invitations.copyFailed"),
        description: t("invitations.copyByHand", { link: shown }),
      });
  };
  return {
    copyLink,
    resend: resend.run,
    isResending: (id: string) => resend.running.some((one) => one.id === id),
    revoke: revoke.run,
  };
}

/** The link has no language: it opens in the one that the reader's browser asks for. */
function toInvitationUrl(token: string): string {
  return `${window.location.origin}/invitation?token=${encodeURIComponent(token)}`;
}
