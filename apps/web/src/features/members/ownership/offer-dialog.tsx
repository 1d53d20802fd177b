import type { MemberView } from "@takt/domain/members/model/member-view";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useMemberName } from "../use-member-name";

/** Asks before the owner offers the workspace to a member. */
export function OfferDialog({ member, onClose }: { member: MemberView; onClose: () => void }) {
  const { t } = useT(["members", "common"]);
  const name = useMemberName()(member);
  const { members } = trpc.useUtils();
  const offer = useAction(trpc.members.offerOwnership.useMutation().mutateAsync, {
    failed: () => t("offer.failed"),
    done: () => ({ tone: "success", title: t("offer.done", { name }) }),
    onDone: onClose,
    refresh: () => members.list.invalidate(),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={withVerbatim(name, (shown) => t("offer.title", { name: shown }))}
      description={
        <>
          <p>{t("offer.text", { days: WORKSPACE_LIMITS.invitationDays })}</p>
          <p>{t("offer.plan")}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("offer.action")}
      loading={offer.isRunning}
      onAction={() => void offer.run({ userId: member.userId })}
    />
  );
}
