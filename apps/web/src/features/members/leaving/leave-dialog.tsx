import type { MemberView } from "@takt/domain/members/model/member-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { localePath } from "~/i18n/locale-path";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useLocale } from "~/features/shared/use-locale";
import type { CurrentWorkspace } from "../current-workspace";
import { PlannedPostsField } from "./planned-posts-field";

const CHOICES = ["drafts", "take_along"] as const;

type Props = {
  /** The reader, who leaves. */
  member: MemberView;
  workspace: CurrentWorkspace;
  onClose: () => void;
};

/** Asks before the reader leaves the workspace, and opens their personal one. */
export function LeaveDialog({ member, workspace, onClose }: Props) {
  const { t } = useT(["members", "common"]);
  const locale = useLocale();
  const [plannedPosts, setPlannedPosts] = useState<(typeof CHOICES)[number]>("drafts");
  const leave = useAction(trpc.members.leave.useMutation().mutateAsync, {
    leaves: true,
    failed: () => t("leave.failed"),
    // A document of its own, as from the menu.
    onDone: () => window.location.assign(localePath(locale, "/app")),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={withVerbatim(workspace.name, (shown) => t("leave.title", { workspace: shown }))}
      description={
        <>
          <p>{t("leave.text")}</p>
          <p>{t("leave.stays")}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("leave.action")}
      tone="danger"
      loading={leave.isRunning}
      onAction={() => void leave.run({ plannedPosts })}
    >
      {member.plannedPosts > 0 && (
        <PlannedPostsField
          count={member.plannedPosts}
          name={null}
          choices={CHOICES}
          value={plannedPosts}
          onChange={setPlannedPosts}
        />
      )}
    </AlertDialog>
  );
}
