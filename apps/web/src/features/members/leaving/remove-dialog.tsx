import { PLANNED_POSTS_CHOICES, type PlannedPostsChoice } from "@takt/domain/members/model/member-input";
import type { MemberView } from "@takt/domain/members/model/member-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useMemberName } from "../use-member-name";
import { PlannedPostsField } from "./planned-posts-field";
import { useRemoveMember } from "./use-remove-member";

type Props = {
  member: MemberView;
  onClose: () => void;
  /** Called when the row of the member is gone. */
  onGone: () => void;
};

/** Asks before a member is removed: what stays, and what becomes of the posts that they have planned. */
export function RemoveDialog({ member, onClose, onGone }: Props) {
  const { t } = useT(["members", "common"]);
  const name = useMemberName()(member);
  const remove = useRemoveMember();
  const [plannedPosts, setPlannedPosts] = useState<PlannedPostsChoice>("drafts");
  const confirm = () => {
    void remove({ member, plannedPosts });
    onClose();
    // The dialog first gives the focus back to a row that is gone.
    setTimeout(onGone);
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={withVerbatim(name, (shown) => t("remove.title", { name: shown }))}
      description={
        <>
          <p>{t("remove.account")}</p>
          <p>{t("remove.stays")}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("remove.action")}
      tone="danger"
      onAction={confirm}
    >
      {member.plannedPosts > 0 && (
        <PlannedPostsField
          count={member.plannedPosts}
          name={name}
          choices={PLANNED_POSTS_CHOICES}
          value={plannedPosts}
          onChange={setPlannedPosts}
        />
      )}
    </AlertDialog>
  );
}
